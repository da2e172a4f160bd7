import { expect, it } from "vitest";
import { noSloganBecause } from "#drafting/reading/slogan";

it.each(["Weniger WhatsApp. Mehr Baustelle.", "Software para empresas en construcción", "Jede Baustelle im Blick"])(
	"%s: may be a slogan",
	(text) => {
		expect(noSloganBecause(text)).toBeNull();
	},
);

it.each([
	"Baustelle",
	"Achtung, Baustelle!",
	"Diese Seite ist noch eine Baustelle",
	"Site en construction",
	"Sitio web en construcción",
	"En construcción",
])("%s: is a notice", (text) => {
	expect(noSloganBecause(text)).toBe("it is a placeholder or a notice");
});
