import { expect, it } from "vitest";
import { checkFitness, checkName } from "#core/pictures/fitness";
import type { PictureKind } from "#core/pictures/picture";

const judged = (work: () => void) => {
	try {
		work();
	} catch (error) {
		return (error as { code?: string }).code;
	}
	return "fits";
};

it.each([
	["logo", 1, 1, "too_small"],
	["logo", 31, 31, "too_small"],
	["logo", 32, 32, "fits"],
	["logo", 80, 32, "fits"],
	["logo", 81, 32, "not_square_enough"],
	["logo", 100, 600, "not_square_enough"],
	["cover", 1200, 630, "fits"],
	["cover", 400, 200, "fits"],
	["cover", 399, 200, "too_small"],
	["cover", 600, 600, "not_wide_enough"],
	["cover", 1600, 400, "not_wide_enough"],
] as const)("%s of %d by %d: %s", (kind: PictureKind, width, height, said) => {
	expect(judged(() => checkFitness(kind, { width, height }))).toBe(said);
});

it("tells the logos of others by the file's name", () => {
	const named = (name: string) => judged(() => checkName(`https://a.example/img/${name}`));
	for (const name of ["our-customers.png", "logos.svg", "partner-logos.webp", "as-seen-in.png", "sponsors_2026.png"])
		expect(named(name), name).toBe("many_logos");
	for (const name of ["logo.svg", "clientele.png", "partnership.png", "icon.png", ""])
		expect(named(name), name).toBe("fits");
});
