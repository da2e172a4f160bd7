import { expect, it } from "vitest";
import { optional, setting } from "#core/site-settings/define";

const GIVEN = { label: "A", help: "B.", input: "line", form: (text: string) => text } as const;

it("has the same default everywhere unless the local environment has its own, and none where it is optional", () => {
	expect(setting({ ...GIVEN, default: "x" })).toMatchObject({ default: "x", localDefault: "x" });
	expect(setting({ ...GIVEN, default: "x", localDefault: "y" })).toMatchObject({ default: "x", localDefault: "y" });
	expect(optional(GIVEN)).toMatchObject({ default: null, localDefault: null });
	expect(optional({ ...GIVEN, localDefault: "y" })).toMatchObject({ default: null, localDefault: "y" });
});
