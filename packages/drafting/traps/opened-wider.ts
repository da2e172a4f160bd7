import { onHome, onPage, said, type Trap } from "#drafting/traps/trap";

const PRICING = ["/pricing", "pricing", "Pricing"] as const;
const foot = (line: string) => `<div class="legal"><p>${line}</p></div>`;
const plan = (name: string, amount: string, unit: string) =>
	`<div class="plan"><h3>${name}</h3><p>${amount}</p><p>${unit}</p></div>`;

const LICENCES = [
	"Icons by Feather · MIT License",
	"Maps: Leaflet · BSD-2-Clause",
	"Theme: Paper by Jo Day. MIT License.",
	"Built with Bootstrap | MIT License",
	"Client library v2.1 · Apache-2.0 License",
	"Our SDK on GitHub · MIT License",
	"Typeface: Inter. Icons: Lucide. MIT License.",
	"Code samples · MIT License",
	"Fondo: Unsplash · Iconos: Tabler · MIT License",
	"This website's template · MIT License",
];

const PLACES = [
	["DE", "Frankfurt", "Acme servers · Frankfurt, Germany · 99.9% uptime"],
	["PT", "Lisbon", "Acme at WebSummit · Lisbon, Portugal · Booth 12"],
	["FR", "Lyon", "Acme Meetup · Lyon, France | 12 March"],
	["NL", "Rotterdam", "Acme ships from · Rotterdam, Netherlands · every Monday"],
	["IT", "Milan", "Acme was seen – Milan, Italy · Design Week"],
	["GE", "Georgia", "Acme Inc. · Georgia, United States"],
	["PR", "Puerto Rico", "Acme LLC, Puerto Rico, United States"],
] as const;

const table = (...rows: string[][]) =>
	`<h2>Prices</h2><table>${rows.map((row, at) => `<tr>${row.map((cell) => (at === 0 ? `<th>${cell}</th>` : `<td>${cell}</td>`)).join("")}</tr>`).join("")}</table>`;
const TWO_OWN = table(["Vendor", "A month"], ["Acme", "$9"], ["Acme Pro", "$19"], ["BloomBill", "$35"]);
const SMALL_RIVAL = table(["Vendor", "A month"], ["Acme", "$9"], ["monday.com", "$35"], ["iBloom", "$44"]);
const RIVAL_ELSEWHERE = `<h2>Move from</h2><ul><li>BloomBill</li><li>Petalsoft</li></ul>${table(["Vendor", "A month"], ["Acme", "$9"], ["BloomBill", "$35"])}`;
const OWN_MARKED = table(["Vendor", "A month"], ["Acme (us)", "$9"], ["BloomBill", "$35"]);
const COLUMNS = table(["", "BloomBill", "Acme Free", "Acme Pro"], ["A month", "$35", "$0", "$19"]);

const CELLS =
	'<h2>What it does</h2><table><tr><td>Barcode labels</td><td>All plans except Basic</td></tr><tr><td>Till link</td><td>Every plan from Pro up</td></tr><tr><td>Waste log</td><td>Each Pro seat</td></tr><tr><td>Shelf photos</td><td>All plans</td></tr></table><h2>Prices</h2><div class="plan"><h3>Basic</h3><p>$9 per month</p></div><div class="plan"><h3>Pro</h3><p>$29 per month</p></div>';

/** Aimed at what had been read more widely: licences, lines with a place, amounts of small print, tables of rivals, notes on plans. */
export const OPENED_WIDER: readonly Trap[] = [
	...onHome(
		"a licence of something else",
		"pricing_model",
		false,
		LICENCES.map((line) => ["open_source", line, foot(line)]),
	),
	...onHome(
		"the product's own licence",
		"pricing_model",
		true,
		[
			"v1.4 · MIT License",
			"© 2026 Ana Ruiz. MIT License.",
			"v2.0.1 | Apache License 2.0",
			"Free and MIT licensed · Source on GitHub",
			"Acme v2 | Apache License 2.0",
			"Acme · MIT License",
		].map((line) => ["open_source", line, foot(line)]),
	),
	...PLACES.flatMap(([country, city, line]) => [
		...onHome("a line that goes on", "country", false, [[country, line, `<footer><p>${line}</p></footer>`]]),
		...onHome("a line that goes on", "city", false, [[city, line, `<footer><p>${line}</p></footer>`]]),
	]),
	...onHome("a line that goes on, its own", "country", true, [
		[
			"PT",
			"© 2026 Acme · Lisbon, Portugal · Made with care",
			"<footer><p>© 2026 Acme · Lisbon, Portugal · Made with care</p></footer>",
		],
		["ES", "Acme SL, Granada, España", "<footer><p>Acme SL, Granada, España</p></footer>"],
	]),
	...onHome("a year as the code of a town", "country", false, [
		["PT", "Startup Hall 4, 2019 Lisbon, Portugal", "<footer><p>Startup Hall 4, 2019 Lisbon, Portugal</p></footer>"],
		["AT", "Award Vol 3, 2021 Vienna, Austria", "<footer><p>Award Vol 3, 2021 Vienna, Austria</p></footer>"],
	]),
	...onPage(["/contact", "contact", "Contact"], "a street that is called after a day", "city", true, [
		[
			"Torino",
			"Via XX Settembre 12, 10121 Torino, Italia",
			"<p>Acme S.r.l.</p><p>Via XX Settembre 12, 10121 Torino, Italia</p>",
		],
		[
			"São Paulo",
			"Rua 25 de Março 500, 01021-000 São Paulo, Brasil",
			"<p>Acme Ltda.</p><p>Rua 25 de Março 500, 01021-000 São Paulo, Brasil</p>",
		],
	]),
	...onPage(PRICING, "what the unit's line adds", "pricing_summary", false, [
		[
			"Pro: $29 per month",
			["Pro", "$29", "per month · first 3 months"],
			plan("Pro", "$29", "per month · first 3 months") + plan("Basic", "$9", "per month"),
		],
		[
			"Pro: $29 per month",
			["Pro", "$29", "per month · then $49"],
			plan("Pro", "$29", "per month · then $49") + plan("Basic", "$9", "per month"),
		],
		[
			"Pro: $29 per user",
			["Pro", "$29", "per user · at least 5 users"],
			plan("Pro", "$29", "per user · at least 5 users") + plan("Basic", "$9", "per month"),
		],
		[
			"Pro: $29 per month",
			["Pro", "$29", "per month · billed yearly"],
			plan("Pro", "$29", "per month · billed yearly") + plan("Basic", "$9", "per month"),
		],
	]),
	...onPage(PRICING, "what holds for all prices of a sentence", "pricing_summary", false, [
		["Solo €9", "Solo €9, Team €29, billed yearly.", "<p>Solo €9, Team €29, billed yearly.</p>"],
		["Solo €9", "Solo €9, Team €29 (billed yearly).", "<p>Solo €9, Team €29 (billed yearly).</p>"],
		["Solo €9", "Solo €9, Team €29 plus VAT.", "<p>Solo €9, Team €29 plus VAT.</p>"],
		[
			"Solo €9",
			"Solo €9, Team €29 for the first three months.",
			"<p>Solo €9, Team €29 for the first three months.</p>",
		],
		["Solo €9", "Solo €9, Team €29 with a two-year contract.", "<p>Solo €9, Team €29 with a two-year contract.</p>"],
		["Solo 9 €", "Solo 9 €, Team 29 € zzgl. MwSt.", "<p>Solo 9 €, Team 29 € zzgl. MwSt.</p>", "de"],
	]),
	...onHome("a rival in a table", "pricing_summary", false, [
		["BloomBill: $35", ["BloomBill", "$35"], TWO_OWN],
		["BloomBill: $35 a month", ["BloomBill", "$35"], TWO_OWN],
		["monday.com: $35", ["monday.com", "$35"], SMALL_RIVAL],
		["iBloom: $44", ["iBloom", "$44"], SMALL_RIVAL],
		["BloomBill: $35", ["BloomBill", "$35"], RIVAL_ELSEWHERE],
		["BloomBill: $35", ["BloomBill", "$35"], OWN_MARKED],
		["BloomBill: $35", ["BloomBill", "$35"], COLUMNS],
	]),
	...onHome("its own row in a table", "pricing_summary", true, [["Acme Pro: $19", ["Acme Pro", "$19"], TWO_OWN]]),
	...onHome("all plans but one", "features", false, [
		["Barcode labels", "Barcode labels", CELLS],
		["Till link", "Till link", CELLS],
		["Waste log", "Waste log", CELLS],
	]),
	...onHome("all plans", "features", true, [["Shelf photos", "Shelf photos", CELLS]]),
	...onHome("under all that is not", "features", false, [
		[
			"Envíos a domicilio",
			"Envíos a domicilio",
			"<h2>Todo lo que no hacemos</h2><ul><li>Envíos a domicilio</li><li>Facturas en papel</li><li>Cobros en efectivo</li></ul>",
			"es",
		],
		[
			"Papierrechnungen drucken",
			"Papierrechnungen drucken",
			"<h2>Alles, was wir nicht machen</h2><ul><li>Papierrechnungen drucken</li><li>Mahnungen verschicken</li><li>Steuern erklären</li></ul>",
			"de",
		],
		[
			"La livraison à domicile",
			"La livraison à domicile",
			"<h2>Tout ce que nous ne faisons pas</h2><ul><li>La livraison à domicile</li><li>Les relances</li><li>La paie</li></ul>",
			"fr",
		],
		[
			"Papieren facturen",
			"Papieren facturen",
			"<h2>Alles wat Acme niet doet</h2><ul><li>Papieren facturen</li><li>Loonstroken</li><li>Belastingaangiftes</li></ul>",
			"nl",
		],
		[
			"Buste paga",
			"Buste paga",
			"<h2>Tutto quello che non facciamo</h2><ul><li>Buste paga</li><li>Spedizioni a domicilio</li><li>Dichiarazioni</li></ul>",
			"it",
		],
	]),
	...onHome("under a plan held against a rival", "features", false, [
		[
			"No export at all",
			"No export at all",
			"<h2>Pro vs Trello</h2><ul><li>No export at all</li><li>Three boards per team</li><li>Adverts between cards</li></ul>",
		],
		[
			"Adverts between cards",
			"Adverts between cards",
			"<h2>Free vs BloomBill</h2><h3>BloomBill</h3><ul><li>Adverts between cards</li><li>Three boards per team</li><li>Mandatory branding</li></ul>",
		],
	]),
	...onHome("what is only half so", "features", false, [
		[
			"automated reminders",
			"Half automated reminders for late payers",
			"<h2>Features</h2><ul><li>Half automated reminders for late payers</li><li>Invoices in bulk</li><li>Stock lists</li></ul>",
		],
	]),
	...onHome("what sounds like a platform's beginning", "founded_year", false, [
		[
			"2015",
			"We opened our Leeds shop in 2015.",
			"<p>Acme is a shopping cart for florists.</p><p>We opened our Leeds shop in 2015.</p>",
		],
	]),
	...onHome("of one plan's readers", "description", false, [
		said("Acme syncs all tills.", "Every other plan of Acme syncs all tills."),
		said("Most tools lose data.", "Most tools lose data."),
		said("Acme has shipped exports.", "Acme hasn't shipped exports."),
	]),
];
