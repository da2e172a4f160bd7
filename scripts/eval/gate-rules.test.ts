import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { GATE_RULES, withoutRule } from "#scripts/eval/gate-rules";
import { ROOT } from "#scripts/lib/wrangler";

it("finds the function of each rule, once", () => {
	for (const rule of GATE_RULES) {
		const source = readFileSync(`${ROOT}packages/drafting/${rule.file}`, "utf8");
		expect(withoutRule(source, rule), `${rule.file} ${rule.name}`).toContain(`{\n\treturn ${rule.instead};\n\t`);
	}
});

it("takes a rule out by returning at once", () => {
	const source = "/** Of others. */\nfunction isOthers(\n\ttext: string,\n): boolean {\n\treturn text === `a`;\n}\n";
	expect(withoutRule(source, { name: "isOthers", instead: "false" })).toBe(
		"/** Of others. */\nfunction isOthers(\n\ttext: string,\n): boolean {\n\treturn false;\n\treturn text === `a`;\n}\n",
	);
	expect(withoutRule(source, { name: "isOwn", instead: "true" })).toBeNull();
});
