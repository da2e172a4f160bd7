import { expect, it } from "vitest";
import { cardInLine } from "#drafting/reading/founder-card";

it.each([
	["Ana Ruiz\nFounder & CEO", "Founder & CEO"],
	["Ana Ruiz Co-Founder", "Co-Founder"],
	["Ana RuizCo-Founder", "Co-Founder"],
	["Ana Ruiz – Gründerin", "Gründerin"],
])("reads %j", (text, title) => expect(cardInLine(text, ["Acme"])).toEqual({ name: "Ana Ruiz", title }));

it.each([
	"Ana Ruiz\nDesigner",
	"Ana Ruiz, founder of the prize behind Acme, lives in Leeds.",
	"Our Team\nFounders",
	"Ana Ruiz",
])("reads nobody in %j", (text) => expect(cardInLine(text, ["Acme"])).toBeNull());
