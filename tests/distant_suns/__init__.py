"""Distant Suns' rules, components and hidden information."""
