import { expect, it } from "vitest";
import { isSquare, logoText, siteLogo } from "#core/pictures/site-logo";
import { Unusable } from "#core/site-settings/form";

const hash = "0f".repeat(32);

it("reads what it writes, and nothing else", () => {
	const logo = { hash, type: "image/png", width: 640, height: 160, transparent: true } as const;
	expect(siteLogo(logoText(logo))).toEqual(logo);
	expect(siteLogo(`${hash} image/svg+xml 32x32`)).toMatchObject({ type: "image/svg+xml", transparent: false });
	for (const text of ["", "logo.png", `${hash} text/html 1x1`, `${hash} image/png 0x1`, `../${hash} image/png 1x1`]) {
		expect(siteLogo(text), text).toBeInstanceOf(Unusable);
	}
});

it("tells which logo fits into a square", () => {
	expect(
		[32, 40, 41].map((width) => isSquare({ hash, type: "image/png", width, height: 32, transparent: false })),
	).toEqual([...[true, true, false]]);
});
