"""Prints a line for each JSON text in a list: whether a JSON Schema accepts it."""

import json
import sys

from jsonschema import Draft7Validator

schema = json.load(open(sys.argv[1], encoding="utf-8"))
Draft7Validator.check_schema(schema)
validator = Draft7Validator(schema)
for text in json.load(open(sys.argv[2], encoding="utf-8")):
    try:
        print("accepted" if validator.is_valid(json.loads(text)) else "refused")
    except json.JSONDecodeError:
        print("refused")
