import { expect, it } from "vitest";
import { draftExtractively } from "#drafting/drafter";
import { readPages } from "#testing/pages";

async function draftOf(body: string, lang = "en") {
	const html = `<html lang="${lang}"><title>Acme - Invoices</title><h1>Invoices for florists</h1><p>Acme writes the bills.</p>${body}</html>`;
	const pages = await readPages({ "/": ["home", html] });
	const { pricing_model, pricing_summary } = draftExtractively({ url: "https://acme.com/", pages, categories: [] })
		.draft.fields;
	return [pricing_model?.value, pricing_summary?.value];
}

const plan = (...lines: string[]) => `<div class="card">${lines.map((line) => `<div>${line}</div>`).join("")}</div>`;

it("takes nothing under a plan's name for its price, whatever the heading over both says", async () => {
	const plans = plan("Free", "€0", "Bills") + plan("Pro ⭐", "€2.99<span>/month</span>", "Reminders");
	expect(await draftOf(`<section><h2>Free or Pro</h2>${plans}</section>`)).toEqual([
		"freemium",
		"Free: €0; Pro: €2.99/month",
	]);
});

it("takes a plan that is free to try for no free one, where a line below its name says so", async () => {
	const starter =
		"<div><h3>Starter</h3><p>Acesso a 7 dias de teste gratuito do sistema.</p><div><span>Grátis</span></div></div>";
	const pro = "<div><h3>Pro</h3><p>Acesso mensal.</p><div><span>R$49,90</span> <span>/ mês</span></div></div>";
	expect(await draftOf(`<section id="pricing"><h2>Planos</h2>${starter}${pro}</section>`, "pt")).toEqual([
		"paid",
		"Pro: R$49,90 / mês",
	]);
});

it("tells marks of the plan most chosen from its name in other languages", async () => {
	for (const mark of ["EN POPÜLER", "Mest populær", "Nejoblíbenější", "Terlaris", "Найпопулярніший"]) {
		const plans = plan("Basic", "€5<span>/month</span>") + plan(mark, "Pro", "€9<span>/month</span>");
		const [, summary] = await draftOf(`<section><h2>Pricing</h2>${plans}</section>`);
		expect(summary).toBe("Basic: €5/month; Pro: €9/month");
	}
});

it("takes a heading that praises its prices for no plan", async () => {
	for (const heading of ["Simple, transparent pricing", "Faire Preise", "Precios claros"]) {
		const body = `<section><h2>${heading}</h2><div class="card"><div><span>$49</span><span>/ month</span></div></div></section>`;
		expect(await draftOf(body)).toEqual(["paid", "$49/ month"]);
	}
});

it("takes a step over an amount for no plan", async () => {
	const step = plan("Step 3", "₹5 / Day", "Pay only for the days that you need.");
	expect(await draftOf(`<section>${step}</section>`)).toEqual(["paid", "₹5 / Day"]);
});

it("takes a call over an amount for no plan", async () => {
	const card = '<div class="card"><h3>Accede hoy mismo</h3><p>Pago único de</p><p>$ 30.000</p></div>';
	expect(await draftOf(`<section class="pricing">${card}</section>`, "es")).toEqual(["paid", undefined]);
});

it("reads prices under a heading whose line above announces them", async () => {
	const cards =
		"<div><p>Månadsvis</p><p>19 kr</p><p>per månad</p></div><div><p>Årsvis</p><p>190 kr</p><p>per år</p></div>";
	expect(
		await draftOf(`<section><p>Enkel prissättning</p><h2>Prova först.</h2><div>${cards}</div></section>`, "sv"),
	).toEqual(["paid", "Månadsvis: 19 kr per månad; Årsvis: 190 kr per år"]);
});

it("tells no marks in a row, of which an amount or `Free` is one", async () => {
	const plans = plan("Plus", "€5<span>/month</span>") + plan("Pro", "€9<span>/month</span>");
	const marks = "<p>Gratuit · iOS 16.0+ · Sans abonnement · Achat unique optionnel</p>";
	const chips = "<p><span>iOS 17+</span><span>macOS 14+</span><span>from $2.99/month</span></p>";
	const [, summary] = await draftOf(`<section><h2>Pricing</h2>${plans}${marks}${chips}</section>`);
	expect(summary).toBe("Plus: €5/month; Pro: €9/month");
});
