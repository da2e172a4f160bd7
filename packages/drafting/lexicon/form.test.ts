import { describe, expect, it } from "vitest";
import { Form } from "#drafting/lexicon/form";

describe("a form", () => {
	const began = new Form(/began/, "(\\p{Lu}\\p{L}+) began");

	it("is found where it stands first, whatever was asked before, and wherever it stands", () => {
		for (let time = 0; time < 2; time++) expect(began.exec("Ana began, and Jo began")?.[1]).toBe("Ana");
		expect(began.all("Ana began, and Jo began").map(([, who]) => who)).toEqual(["Ana", "Jo"]);
		expect(began.exec("Jo began")?.index).toBe(0);
		expect(began.exec("somebody began")).toBeNull();
		expect(began.all("nobody did")).toEqual([]);
	});

	it("is not made before a text has what it needs", () => {
		const broken = new Form(/began/, "(");
		expect(broken.exec("Ana started")).toBeNull();
		expect(() => broken.exec("Ana began")).toThrow(SyntaxError);
	});
});
