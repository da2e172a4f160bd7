import { expect, it } from "vitest";
import { placeLine } from "#drafting/reading/place-line";

it("reads a line that is a town and its country, and nothing else", () => {
	const bonn = { country: "DE", city: "Bonn", by: "address" };
	for (const line of ["Bonn, Germany", "📍 Bonn, Deutschland", "Location: Bonn, Germany", "Bonn, Germany 🇩🇪"])
		expect(placeLine(line), line).toEqual(bonn);
	expect(placeLine("London, UK")).toEqual({ country: "GB", city: "London", by: "address" });
	const galway = { country: "IE", city: "Galway", by: "address" };
	for (const line of ["Acme Ltd., Dock Road, Galway, Ireland", "Acme, The Old Bakery, Dock Road, Galway, Ireland."])
		expect(placeLine(line), line).toEqual(galway);
	const none = [
		"Auditors: Roe, Dock Road, Galway, Ireland",
		"Acme, Dock Road, Galway, Mayo, Ireland",
		"Made in Bonn, Germany",
		"Athens, Georgia",
		"Toronto, ON",
		"Roses, Tulips",
		"bonn, germany",
		"[Town], Germany",
	];
	for (const line of none) expect(placeLine(line), line).toBeNull();
});
