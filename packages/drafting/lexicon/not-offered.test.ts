import { expect, it } from "vitest";
import { isNotOffered } from "#drafting/lexicon/not-offered";

it.each([
	"We do not offer one; carry a beacon.",
	"We don't do this ourselves.",
	"Not available to groups outside the UK.",
	"Übernehmen wir nicht",
	"Gibt es bei uns nicht.",
	"Nous ne la proposons plus.",
	"Ya no la hacemos",
	"Non lo facciamo.",
	"Não fazemos.",
	"Doen we niet.",
	"ab Herbst",
	"from spring 2027",
	"left to your accountant",
	"la lasciamo ai docenti",
	"We leave this to your vet.",
	"dal prossimo semestre",
	"from next term",
	"Available only from our partner Mowbray.",
	"You bring your own.",
	"Besorgen die Eltern selbst.",
	"Gibt es bei unserem Partner Saitenhof.",
	"À la charge du locataire.",
	"A cargo del inquilino.",
])("gives its title away: %s", (explanation) => {
	expect(isNotOffered(explanation)).toBe(true);
});

it.each([
	"Votes are counted without names.",
	"No captcha, no account.",
	"We never sell your list.",
	"You do not have to be there.",
	"Nobody has to wait.",
	"Läuft auch ohne Netz.",
	"Nicht nur schnell.",
	"from anywhere in the house",
	"In summer and in winter alike, the pump keeps up.",
	"No se pierde nada.",
	"Bring your own key, or use ours.",
	"You bring the photos, we write the page.",
	"Drucken Sie alles selbst oder lassen Sie drucken.",
	"Lo ofrece cada tarde un profesor titulado.",
])("leaves its title alone: %s", (explanation) => {
	expect(isNotOffered(explanation)).toBe(false);
});
