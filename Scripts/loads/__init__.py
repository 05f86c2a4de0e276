"""Inputs that cost a reader the most for their size: deep, long, repeated, or packed. Each form makes its bytes from a size alone."""
