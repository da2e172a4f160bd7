import { expect, it } from "vitest";
import { withValue } from "#scripts/lib/toml-values";

const TOML = `# kept
[vars]
A = "1" # local

[env.production.vars]
# kept too
A = "2"
B = "3"
[[other]]
C = "4"
`;

it("changes one value of one section, and nothing else", () => {
	expect(withValue(TOML, "[env.production.vars]", "A", '"x"')).toBe(TOML.replace('A = "2"', 'A = "x"'));
	expect(withValue(TOML, "[[other]]", "C", "true")).toBe(TOML.replace('"4"', "true"));
});

it("says what is not there instead of writing it somewhere else", () => {
	expect(() => withValue(TOML, "[env.production.vars]", "C", '"x"')).toThrow("[env.production.vars] has no C");
	expect(() => withValue(TOML, "[gone]", "A", '"x"')).toThrow("[gone] has no A");
});
