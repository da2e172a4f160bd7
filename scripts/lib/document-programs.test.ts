import { expect, it } from "vitest";
import { missingNames, PACKAGES, PROGRAMS, schemasAlone } from "#scripts/lib/document-programs";

it("gives the schemas of a document alone, each under its name and with it", () => {
	const schemas = { Order: { type: "object", properties: { line: { $ref: "#/components/schemas/Line" } } }, Line: {} };
	const { names, schema } = schemasAlone({ components: { schemas } });
	expect(names).toEqual(["Order", "Line"]);
	expect(schema).toMatchObject({
		$defs: { Order: { title: "Order", properties: { line: { $ref: "#/$defs/Line" } } }, Line: { title: "Line" } },
	});
});

it("finds names for which no type was written, whatever their case", () => {
	const written = "class FAQ: ...\nclass OrderLine:\n    order: str\nexport type Draft = {};\n        Claim: {";
	expect(missingNames(["Faq", "Order", "Draft", "Claim"], written)).toEqual(["Order"]);
});

it("runs every package of a program, at a version of its own", () => {
	expect(PROGRAMS.map(({ name }) => name)).toEqual(Object.keys(PACKAGES).filter((name) => name !== "typescript"));
	expect(PROGRAMS.filter(({ kind, writes }) => (kind === "generator") !== (writes !== undefined))).toEqual([]);
});
