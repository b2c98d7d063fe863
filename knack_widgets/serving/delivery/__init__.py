"""Answers to requests: headers, files, pages for paper, previews, redirects and refusals."""
