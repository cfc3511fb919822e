"""Runs the examples of the pages, in each page's own language."""

from tests.page_sybil import page_sybil

pytest_collect_file = page_sybil().pytest()
