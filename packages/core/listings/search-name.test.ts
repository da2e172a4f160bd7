import { expect, it } from "vitest";
import { searchNameOf } from "#core/listings/search-name";

it.each([
	["Ada Lovelace", "ada lovelace"],
	["  ADA \t\n LOVELACE ", "ada lovelace"],
	["Zoë Ångström", "zoe angstrom"],
	["Zoe\u0308", "zoe"],
	["ﬁona", "fiona"],
	["山田 太郎", "山田 太郎"],
	[" ", ""],
])("%j is looked for as %j", (name, wanted) => expect(searchNameOf(name)).toBe(wanted));
