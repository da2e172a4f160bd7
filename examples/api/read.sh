#!/bin/sh
# What is launching this week, one product in full, and the same again without paying for what has not changed.
# Needs curl. Usage: ORIGIN=http://127.0.0.1:8787 sh read.sh
set -eu
api="${ORIGIN:-http://127.0.0.1:8787}/api/v1"
headers=$(mktemp)
trap 'rm -f "$headers"' EXIT

echo "Launches of this week:"
curl -fsS "$api/launches?section=this-week&per_page=3" | tr '{' '\n' | sed -n 's/^"slug":"\([^"]*\)","name":"\([^"]*\)","url".*/  \1: \2/p'

slug=$(curl -fsS "$api/listings?sort=votes&per_page=1" | sed -n 's/.*"items":\[{"slug":"\([^"]*\)".*/\1/p')
echo "The one with the most votes: $slug"
curl -fsS -D "$headers" -o /dev/null "$api/listings/$slug"

tag=$(sed -n 's/^[Ee][Tt][Aa][Gg]: *\(.*"\).*/\1/p' "$headers")
echo "Asked again with its tag: $(curl -sS -o /dev/null -w '%{http_code}' -H "If-None-Match: $tag" "$api/listings/$slug")"

echo "A refusal says what is wrong and what to call instead:"
curl -sS "$api/listings?per_page=1000" | sed 's/.*"detail":"\([^"]*\)".*/  \1/'
echo
