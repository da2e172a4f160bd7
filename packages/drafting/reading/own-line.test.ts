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
	expect(place("Acme s.r.o., Brno, Czechia")?.city).toBe("Brno");
	expect(place("Acme sp. z o.o., Poznań, Poland")?.country).toBe("PL");
});

it("reads nothing off what the company goes to, holds or ships, and no part of a country as a town", () => {
	const place = (text: string) => ownLinePlace(text, ["Acme"]);
	expect(place("Acme ships from · Rotterdam, Netherlands · every Monday")).toBeNull();
	expect(place("Acme was seen – Milan, Italy · Design Week")).toBeNull();
	expect(place("Acme Meetup · Lyon, France")).toBeNull();
	expect(place("Acme · Lyon, France | 12 March")).toBeNull();
	expect(place("Acme Inc. · Georgia, United States")?.city).toBeNull();
	expect(place("Acme LLC, Puerto Rico, United States")?.city).toBeNull();
});
