import { expect, it } from "vitest";
import { isFounderRole } from "#drafting/reading/founder-role";

const NAMES = ["Acme"];

it.each([
	"Founder & CEO",
	"Co-founder, CTO",
	"Founder of Acme",
	"Fundadora de Acme",
	"Co-founder, former teacher",
	"Gründerin und Geschäftsführerin",
	"Gründerin, Geschäftsführung",
	"Mitgründer, Technik",
	"Fondatrice, Directrice Générale",
])("takes %j for the role of a founder", (role) => {
	expect(isFounderRole(role, NAMES)).toBe(true);
});

it.each([
	"CEO",
	"Assistant to the founders",
	"the founder's uncle",
	"Founders love Acme",
	"Founder of Petal House",
	"Gründerin, Blütenhaus",
	"Mitgründer, Technikhaus",
	"Fundadora de Academia Norte",
	"Serial founder and investor",
	"Former founder",
])("takes %j for none", (role) => {
	expect(isFounderRole(role, NAMES)).toBe(false);
});
