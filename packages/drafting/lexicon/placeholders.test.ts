import { expect, it } from "vitest";
import { isPlaceholderPerson, isPlaceholderPlace, isPlaceholderText } from "#drafting/lexicon/placeholders";

it("knows the filler of templates, their people and their streets", () => {
	for (const text of [
		"Lorem ipsum dolor sit amet",
		"Your tagline here",
		"Just another WordPress site",
		"Hier könnte Ihr Text stehen",
	])
		expect(isPlaceholderText(text), text).toBe(true);
	for (const name of ["John Doe", "Max Mustermann", "Jan Kowalski", "Иван Иванов"])
		expect(isPlaceholderPerson(name), name).toBe(true);
	for (const place of ["123 Example Street, Springfield", "Musterstraße 1, 12345 Musterstadt", "Calle Falsa 123"])
		expect(isPlaceholderPlace(place), place).toBe(true);
});

it("leaves what people write alone", () => {
	expect(isPlaceholderText("Sample sizes for every test")).toBe(false);
	expect(isPlaceholderPerson("Johanna Doerr")).toBe(false);
	expect(isPlaceholderPlace("14 High Street, Bath, BA1 1BE")).toBe(false);
});
