import { expect, it } from "vitest";
import { findPrices } from "#core/numbers/prices";
import { freeSignals } from "#drafting/reading/free-of-charge";

const read = (text: string) => freeSignals(text, findPrices(text));

it.each([
	"Free",
	"Personal - Free",
	"Free forever",
	"Kostenlos für immer",
	"Free for up to 3 users",
	"Gratuit pour un gîte",
	"Three harbours are free",
	"€0 per month",
	"個人利用は無料",
	"Choirs up to 20 singers use Acme for free",
	"Schulen nutzen Acme kostenlos",
	"Students pay nothing",
	"Pierwsze 20 dokumentów w miesiącu jest za darmo",
	"Voor groepen tot 25 vrijwilligers is Handje Hulp gratis",
])("a plan is free: %s", (text) => expect(read(text).freePlan).toBe(true));

it.each([
	"Create free account",
	"Free shipping",
	"Free for 14 days",
	"Feel free to use our logo",
	"€0 setup fee",
	"Three nights are free",
	"初期費用 無料",
	"No. Funciona con cuenta gratuita",
	"Works with a free account of GitHub",
	"Funktioniert auch mit einem kostenlosen Konto",
])("no plan is free: %s", (text) => expect(read(text).freePlan).toBe(false));

it.each([
	"Acme is free and open source.",
	"Acme ist komplett kostenlos.",
	"Acme est une application gratuite.",
	"100% gratis toernooisoftware",
	"%100 ücretsiz",
	"Daarom is Acme gratis en blijft dat.",
])("all of it is free: %s", (text) => expect(read(text).allFree).toBe(true));

it.each([
	"First month completely free.",
	"The demo is free of doubt",
	"Try it for free: it is free.",
	"100% free of jargon and metasyntactic variables.",
	"100% free trial",
])("not all of it is free: %s", (text) => expect(read(text).allFree).toBe(false));

it.each(["Start your free trial", "14 Tage kostenlos", "Essai gratuit", "無料トライアル"])(
	"a trial is free: %s",
	(text) => expect(read(text).freeTrial).toBe(true),
);
