import { page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** The same of three in English, Danish and Czech, written after the others had been mended. */
export const PRODUCTS_29_PRICES_FURTHER: readonly WholeSite[] = [
	{
		origin: "https://inkwren.app",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Inkwren: invoices for illustrators",
					`<header><a href="/">Inkwren</a></header><main><h1>Draw more, chase less</h1><p>Inkwren sends invoices and polite reminders for freelance illustrators.</p><section><h2>Plans</h2><div><article><h3>Sketch</h3><p class="price">$0</p><p>forever</p><p>3 invoices a month</p></article><article><h3>Ink</h3><p class="price">$12</p><p>/month, billed monthly</p><p>Unlimited invoices</p><p>Automatic reminders</p></article><article><h3>Studio</h3><p class="price">$30</p><p>/month</p><p>Up to 5 illustrators</p><p>Shared client list</p></article></div><p>Prices in US dollars, taxes not included.</p><p>Annual plans are 20% cheaper.</p><p>You can cancel whenever you want.</p><p>Non-profits get 50% off.</p><p>Wise keeps 0.5% when you change money. A lawyer's letter is about $90.</p><p>The Association of Illustrators asks £170 for a membership.</p></section></main>`,
				),
			],
		},
		traps: [
			["money", "pricing_summary", "Wise keeps 0.5% when you change money.", "Wise keeps 0.5% when you change money."],
			[
				"guild",
				"pricing_summary",
				"The Association of Illustrators asks £170 for a membership.",
				"The Association of Illustrators asks £170 for a membership.",
			],
			["lawyer", "pricing_summary", "$90", "A lawyer's letter is about $90."],
			[
				"mixed",
				"pricing_summary",
				"Sketch: $0 forever, unlimited invoices",
				["Sketch", "$0", "forever", "Unlimited invoices"],
			],
		],
		honest: [
			[
				"price",
				"pricing_summary",
				"Sketch: $0 forever, 3 invoices a month",
				["Sketch", "$0", "forever", "3 invoices a month"],
			],
			[
				"price",
				"pricing_summary",
				"Ink: $12/month, billed monthly, unlimited invoices and automatic reminders",
				["Ink", "$12", "/month, billed monthly", "Unlimited invoices", "Automatic reminders"],
			],
			[
				"price",
				"pricing_summary",
				"Studio: $30/month for up to 5 illustrators",
				["Studio", "$30", "/month", "Up to 5 illustrators"],
			],
			["year", "pricing_summary", "20% cheaper annually", "Annual plans are 20% cheaper."],
			["non-profits", "pricing_summary", "Non-profits get 50% off", "Non-profits get 50% off"],
			["model", "pricing_model", "freemium", ["$0", "$12"]],
		],
		refused: [
			["tax", "pricing_summary", "Taxes not included", "Prices in US dollars, taxes not included."],
			["leave", "pricing_summary", "Cancel whenever you want", "You can cancel whenever you want."],
		],
	},
	{
		origin: "https://kolonihaven.dk",
		pages: {
			"/": [
				"home",
				page(
					"da",
					"Haveliste – overblik for haveforeninger",
					`<header><a href="/">Haveliste</a></header><main><h1>Styr på haverne, tid til kaffen</h1><p>Haveliste holder styr på ventelister, kontingent og arbejdsdage i haveforeninger.</p><section><h2>Priser</h2><div><div><h3>Lille</h3><p>99 kr.</p><p>om måneden</p><p>Op til 40 haver</p></div><div><h3>Stor</h3><p>199 kr.</p><p>om måneden</p><p>Op til 200 haver, 5 brugere</p></div><div><h3>Kreds</h3><p>Kontakt os</p></div></div><p>Alle priser er ekskl. moms.</p><p>Prøv gratis i 30 dage.</p><p>Betal for et år og spar 15 %.</p><p>SMS koster 40 øre stykket.</p><p>Nets tager 0,5 % af hver betaling. Kontingentet til Kolonihaveforbundet er 95 kr. om året.</p></section></main>`,
				),
			],
		},
		traps: [
			["tjeneste", "pricing_summary", "Nets tager 0,5 % af hver betaling.", "Nets tager 0,5 % af hver betaling."],
			[
				"forbund",
				"pricing_summary",
				"Kontingentet til Kolonihaveforbundet er 95 kr. om året.",
				"Kontingentet til Kolonihaveforbundet er 95 kr. om året.",
			],
			["byttet", "pricing_summary", "Lille: 199 kr. om måneden", ["Lille", "199 kr.", "om måneden"]],
		],
		honest: [
			[
				"pris",
				"pricing_summary",
				"Lille: 99 kr. om måneden (op til 40 haver)",
				["Lille", "99 kr.", "om måneden", "Op til 40 haver"],
			],
			[
				"pris",
				"pricing_summary",
				"Stor: 199 kr./måned, op til 200 haver, 5 brugere",
				["Stor", "199 kr.", "om måneden", "Op til 200 haver, 5 brugere"],
			],
			["pris", "pricing_summary", "Kreds: kontakt os", ["Kreds", "Kontakt os"]],
			["moms", "pricing_summary", "Alle priser er ekskl. moms", "Alle priser er ekskl. moms"],
			["prøve", "pricing_summary", "30 dage gratis", "Prøv gratis i 30 dage."],
			["år", "pricing_summary", "Spar 15 % ved at betale for et år", "Betal for et år og spar 15 %."],
			["sms", "pricing_summary", "SMS koster 40 øre stykket", "SMS koster 40 øre stykket"],
			["model", "pricing_model", "subscription", ["99 kr.", "om måneden"]],
		],
	},
	{
		origin: "https://klasnik.cz",
		pages: {
			"/": [
				"home",
				page(
					"cs",
					"Klasník – zápisy do kroužků",
					`<header><a href="/">Klasník</a></header><main><h1>Zápisy bez front</h1><p>Klasník přijímá přihlášky do kroužků a hlídá platby rodičů.</p><section><h2>Ceník</h2><div><div><h3>Malý</h3><p>290 Kč</p><p>za měsíc</p><p>do 60 dětí</p></div><div><h3>Velký</h3><p>690 Kč</p><p>za měsíc</p><p>do 400 dětí, neomezený počet lektorů</p></div></div><p>Ceny jsou bez DPH.</p><p>Prvních 30 dní zdarma.</p><p>Při platbě na rok ušetříte 10 %.</p><p>Další pobočka stojí 90 Kč měsíčně.</p><p>GoPay si účtuje 1,2 % z platby. Výpis z rejstříku stojí na úřadě 100 Kč.</p></section></main>`,
				),
			],
		},
		traps: [
			["brána", "pricing_summary", "GoPay si účtuje 1,2 % z platby.", "GoPay si účtuje 1,2 % z platby."],
			[
				"úřad",
				"pricing_summary",
				"Výpis z rejstříku stojí na úřadě 100 Kč.",
				"Výpis z rejstříku stojí na úřadě 100 Kč.",
			],
			[
				"záměna",
				"pricing_summary",
				"Malý: 290 Kč za měsíc, do 400 dětí",
				["Malý", "290 Kč", "za měsíc", "do 400 dětí, neomezený počet lektorů"],
			],
		],
		honest: [
			["cena", "pricing_summary", "Malý: 290 Kč za měsíc (do 60 dětí)", ["Malý", "290 Kč", "za měsíc", "do 60 dětí"]],
			[
				"cena",
				"pricing_summary",
				"Velký: 690 Kč/měsíc, do 400 dětí, neomezený počet lektorů",
				["Velký", "690 Kč", "za měsíc", "do 400 dětí, neomezený počet lektorů"],
			],
			["DPH", "pricing_summary", "Ceny jsou bez DPH", "Ceny jsou bez DPH"],
			["zkouška", "pricing_summary", "Prvních 30 dní zdarma", "Prvních 30 dní zdarma"],
			["rok", "pricing_summary", "10 % sleva při platbě na rok", "Při platbě na rok ušetříte 10 %."],
			["pobočka", "pricing_summary", "Další pobočka: 90 Kč měsíčně", "Další pobočka stojí 90 Kč měsíčně."],
			["model", "pricing_model", "subscription", ["290 Kč", "za měsíc"]],
		],
	},
];
