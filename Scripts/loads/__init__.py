"""Inputs that are expensive for their size: deep, long, repeated, or packed. Each form makes its bytes from a size."""
