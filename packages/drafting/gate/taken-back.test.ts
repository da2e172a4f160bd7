import { expect, it } from "vitest";
import { cutQuote } from "#core/evidence/evidence-quote";
import { isExplainedAway } from "#drafting/gate/taken-back";
import { readPage } from "#testing/pages";

const plan = (name: string, price: string) => `<div><h3>${name}</h3><p>${price} a month</p></div>`;

/** Whether a title is taken back by the line below it. */
async function isTakenBack(explanation: string, lang = "en"): Promise<boolean> {
	const page = await readPage(
		`<html lang="${lang}"><title>Acme</title><main><h1>Acme</h1><h2>Features</h2><div><h3>Harbour</h3><p>${explanation}</p></div><h2>Plans</h2>${plan("Bottega", "$9")}${plan("Grande", "$19")}</main>`,
	);
	const block = page.blocks.find(({ start, end }) => page.text.slice(start, end) === "Harbour");
	if (!block) throw new Error("the page has no such title");
	return isExplainedAway("Harbour", cutQuote(page, block), [page]);
}

it("takes a title back that is not there, not yet, or not for all", async () => {
	for (const [explanation, lang] of [
		["Not included.", "en"],
		["Not on tablets.", "en"],
		["Coming in spring.", "en"],
		["Likely in May.", "en"],
		["Show it soon.", "en"],
		["iPhone only for now.", "en"],
		["Only on phones.", "en"],
		["By invitation only.", "en"],
		["From the Studio plan up.", "en"],
		["Studio tier and up.", "en"],
		["Grande only", "en"],
		["Solo nel piano Bottega.", "it"],
		["Solo con un lector externo.", "es"],
		["Pas encore.", "fr"],
		["Pas sur tablette.", "fr"],
		["Formule Équipe.", "fr"],
		["Nur mit fremdem Schloss.", "de"],
		["Im Profi-Tarif.", "de"],
	] as const)
		expect([explanation, await isTakenBack(explanation, lang)]).toEqual([explanation, true]);
});

it("leaves a title whose explanation tells what is done, with what, and for how much", async () => {
	for (const [explanation, lang] of [
		["Explore likely entities and relationships with confidence.", "en"],
		["Reschedule planned visits.", "en"],
		["Pay only for what you use.", "en"],
		["Only two taps.", "en"],
		["Editor for Grande", "en"],
		["Not just bills.", "en"],
		["Meal plans and shopping lists.", "en"],
		["Cierra el día con un solo botón.", "es"],
		["Pas d'inquiétude, toutes vos données sont chiffrées.", "fr"],
		["Tarifs compétitifs et transparents, sans frais cachés.", "fr"],
		["過去のアクセスを元にメール配信ができます。自動発信もできます。", "ja"],
	] as const)
		expect([explanation, await isTakenBack(explanation, lang)]).toEqual([explanation, false]);
});
