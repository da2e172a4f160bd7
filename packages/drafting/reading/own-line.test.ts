import { expect, it } from "vitest";
import { ownLinePlace } from "#drafting/reading/own-line";

it("reads the town and the country behind the company's own name, and behind nobody else's", () => {
	const place = (text: string) => ownLinePlace(text, ["Acme"]);
	expect(place("Acme Oy, Helsinki, Finland")).toEqual({ country: "FI", city: "Helsinki", by: "address" });
	expect(place("© 2024 Acme Inc., Columbus, Ohio")).toEqual({ country: "US", city: "Columbus", by: "address" });
	expect(place("© 2024 Acme, Helsinki, Finland · Made with care")).toEqual({
		country: "FI",
		city: "Helsinki",
		by: "address",
	});
	expect(place("Acme · Granada, España")).toEqual({ country: "ES", city: "Granada", by: "address" });
	expect(place("Acme, Helsinki, Finland and the rest of the world")).toBeNull();
	expect(place("Petal House Ltd, Bath, England")).toBeNull();
	expect(place("Acme in Helsinki, Finland, and elsewhere")).toBeNull();
	expect(place("Acme, Roses, Tulips")).toBeNull();
});
