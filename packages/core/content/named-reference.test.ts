import { characterEntities } from "character-entities";
import { decodeNamedCharacterReference as theirs } from "decode-named-character-reference";
import { expect, it } from "vitest";
import { decodeNamedCharacterReference } from "#core/content/named-reference";

it("decodes every name as the package does whose place it takes", () => {
	expect(theirs).not.toBe(decodeNamedCharacterReference);
	const names = Object.keys(characterEntities);
	expect(names.length).toBe(2125);
	expect(names.filter((name) => decodeNamedCharacterReference(name) !== theirs(name))).toEqual([]);
});

it("knows no other names, and none by its beginning", () => {
	for (const name of ["", "nope", "notit", "ampx", "AMp", "amp;lt", "#38", "copyright", "constructor", "toString"]) {
		expect(decodeNamedCharacterReference(name), name).toBe(false);
		expect(theirs(name), name).toBe(false);
	}
});
