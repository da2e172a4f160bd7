import { expect, it } from "vitest";
import { turnsToOthers } from "#drafting/lexicon/turn-to-others";

it.each([
	"Beschwerden über Werbung richten Sie an den Werberat, Wiedner Hauptstraße 57, 1040 Wien",
	"Complaints may be sent to the Press Council, 1 High Street, London",
	"Vous pouvez adresser une réclamation à la Commission, 3 place de Fontenoy, Paris",
	"Puede presentar una queja ante la Agencia, calle Jorge Juan 6, Madrid",
])("%s: to somebody else", (sentence) => expect(turnsToOthers(sentence)).toBe(true));

it.each([
	"Send questions to our office, 1 High Street, London",
	"Richten Sie Fragen an uns, Wiedner Hauptstraße 57, Wien",
])("%s: to the site", (sentence) => expect(turnsToOthers(sentence)).toBe(false));
