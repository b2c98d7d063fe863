"""An empty package that ipywidgets can import."""
