"""Reads every live listing, page after page, with what its website says about its price.

Needs Python 3.9 or newer and nothing else. Usage: ORIGIN=http://127.0.0.1:8787 python3 read_all.py
"""

import json
import os
import time
import urllib.error
import urllib.parse
import urllib.request

API = os.environ.get("ORIGIN", "http://127.0.0.1:8787") + "/api/v1"


def get(path, **query):
    """One answer of the API. Waits when it is asked to; raises RuntimeError with the service's own words for a refusal."""
    address = f"{API}{path}?{urllib.parse.urlencode(query)}"
    for attempt in range(4):
        try:
            with urllib.request.urlopen(address, timeout=30) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            problem = json.load(error)
            if error.code not in (429, 500, 503) or attempt == 3:
                raise RuntimeError(f"{problem['code']}: {problem['detail']}") from error
            time.sleep(float(error.headers.get("Retry-After") or 2**attempt))


def listings():
    """Every live listing, the newest first."""
    page = 1
    while page is not None:
        answer = get("/listings", sort="newest", per_page=100, page=page)
        yield from answer["items"]
        page = answer["next_page"]


if __name__ == "__main__":
    count = 0
    for listing in listings():
        count += 1
        price = listing["price"]
        words = price["words"] if price and price["words"] else "price not stated"
        print(f"{listing['name']}: {words}")
        if price and price["quote"]:
            print(f"    {price['quote']['url']} says: {price['quote']['quote']}")
    print(f"{count} listings")
