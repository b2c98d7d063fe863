"""The parts that trick games share: bidding, buying, play, views, worlds and positions."""
