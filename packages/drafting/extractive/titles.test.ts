import { expect, it } from "vitest";
import { isGenericTitle, isPageTitle, titleParts } from "#drafting/extractive/titles";

it.each([
	["Acme | Cloud backups", ["Acme", "Cloud backups"]],
	["Cloud backups: Acme", ["Cloud backups", "Acme"]],
	["Acme - Bills - Florists", ["Acme", "Bills", "Florists"]],
	["Acme｜請求書", ["Acme", "請求書"]],
	["On-time bills", ["On-time bills"]],
])("parts %j", (title, parts) => expect(titleParts(title)).toEqual(parts));

it("knows what pages of every site are called, alone and two at once", () => {
	expect(["Pricing", "Kontakt & Anfahrt", "Über uns"].every(isPageTitle)).toBe(true);
	expect(["Home page", "Untitled", "料金"].every(isGenericTitle)).toBe(true);
	expect(["Acme", "Bills & Kontakt"].some(isPageTitle)).toBe(false);
});
