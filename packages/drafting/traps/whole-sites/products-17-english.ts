import { page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** English sites, written with the sixteenth round before the rules had been read. */
export const PRODUCTS_17_ENGLISH: readonly WholeSite[] = [
	{
		origin: "https://deedpress.com",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Deedpress — contracts small landlords can read",
					`<header><a href="/">Deedpress</a></header><main><h1>Contracts small landlords can read</h1><p>Deedpress drafts tenancy agreements from twelve questions and collects both signatures.</p><p>It is not a law firm and gives no legal advice.</p><h2>Three steps</h2><ol><li>Answer twelve questions</li><li>Read the plain-English summary</li><li>Sign on any screen</li></ol><h2>What solicitors charge</h2><p>A solicitor's tenancy agreement costs £180 to £350. Deedpress costs £24 per agreement.</p><h2>Written by people who know</h2><p>Every clause is checked by Harcourt Bell, solicitors in York, established 1921.</p><h2>News</h2><p>12 May: Deedpress now covers Scotland. Northern Ireland follows next year.</p><h2>Landlords tell us</h2><blockquote>I own six flats in Leeds and founded the Leeds Landlords' Circle. Deedpress saves me a day a month.</blockquote><p>Amrit Gill</p></main><footer><p>Deedpress is a product of Plainpaper Ltd, 5 Museum Street, York YO1 7DT.</p><p>Complaints: Legal Ombudsman, PO Box 6167, Slough SL1 0EH</p></footer>`,
				),
			],
		},
		traps: [
			[
				"the solicitors' price",
				"pricing_summary",
				"£180 to £350",
				"A solicitor's tenancy agreement costs £180 to £350.",
			],
			[
				"the solicitors' year",
				"founded_year",
				"1921",
				"Every clause is checked by Harcourt Bell, solicitors in York, established 1921.",
			],
			["a not dropped", "description", "It gives legal advice.", "It is not a law firm and gives no legal advice."],
			[
				"a customer's circle",
				"founders",
				"Amrit Gill",
				["I own six flats in Leeds and founded the Leeds Landlords' Circle.", "Amrit Gill"],
			],
			["a customer's town", "city", "Leeds", "I own six flats in Leeds and founded the Leeds Landlords' Circle."],
			[
				"a plan as a fact",
				"description",
				"Deedpress covers Scotland and Northern Ireland.",
				["Deedpress now covers Scotland.", "Northern Ireland follows next year."],
			],
			["the ombudsman's town", "city", "Slough", "Complaints: Legal Ombudsman, PO Box 6167, Slough SL1 0EH"],
			["a category by a word", "categories", "Accounting", "A solicitor's tenancy agreement costs £180 to £350."],
		],
		honest: [
			[
				"what it does",
				"short_description",
				"Deedpress drafts tenancy agreements from twelve questions and collects both signatures.",
				"Deedpress drafts tenancy agreements from twelve questions and collects both signatures.",
			],
			["its price", "pricing_summary", "£24 per agreement", "Deedpress costs £24 per agreement."],
			["its town", "city", "York", "Deedpress is a product of Plainpaper Ltd, 5 Museum Street, York YO1 7DT."],
		],
		refused: [["a step", "features", "Sign on any screen", "Sign on any screen"]],
	},
	{
		origin: "https://ohmbench.dev",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Ohmbench | Test rigs for circuit boards, in Python",
					`<header><a href="/">Ohmbench</a></header><main><h1>Test rigs for circuit boards, in Python</h1><p>Ohmbench is an open-source framework for automated board testing. Write a test in ten lines, run it on the bench and in CI.</p><h2>Features</h2><table><tr><td>Instrument drivers</td><td>180, from Keysight to Rigol</td></tr><tr><td>Reports</td><td>PDF and JUnit</td></tr><tr><td>Parallel rigs</td><td>Ohmbench Pro only</td></tr><tr><td>Windows</td><td>not yet</td></tr></table><h2>Licence</h2><p>The core is Apache-2.0. Ohmbench Pro costs €1,200 a year per site.</p><h2>Used in anger at</h2><p>Voltaic Motors (Turin, founded 2011 by Elena Greco), Lumo, and ETH Zürich.</p><h2>Roadmap</h2><ul><li>Web dashboard</li><li>Rust bindings</li></ul><h2>Maintainers</h2><ul><li>Dario Kern — creator</li><li>Mei Tanaka — drivers</li><li>Sam Oduya — documentation</li></ul><h2>FAQ</h2><p><strong>Is it like LabTest?</strong> LabTest needs a $4,000 licence and runs only on Windows.</p></main><footer><p>Kern Messtechnik, Zürich</p></footer>`,
				),
			],
		},
		traps: [
			["another edition's", "features", "Parallel rigs", "Parallel rigs"],
			["not yet there", "features", "Windows", ["Windows", "not yet"]],
			[
				"a user's founder",
				"founders",
				"Elena Greco",
				"Voltaic Motors (Turin, founded 2011 by Elena Greco), Lumo, and ETH Zürich.",
			],
			[
				"a user's year",
				"founded_year",
				"2011",
				"Voltaic Motors (Turin, founded 2011 by Elena Greco), Lumo, and ETH Zürich.",
			],
			["on the roadmap", "features", "Web dashboard", "Web dashboard"],
			["a maintainer", "founders", "Mei Tanaka", "Mei Tanaka — drivers"],
			[
				"the rival's licence",
				"pricing_summary",
				"$4,000 licence",
				"LabTest needs a $4,000 licence and runs only on Windows.",
			],
			[
				"the rival's system",
				"description",
				"It runs only on Windows.",
				"LabTest needs a $4,000 licence and runs only on Windows.",
			],
			[
				"a user's country",
				"country",
				"IT",
				"Voltaic Motors (Turin, founded 2011 by Elena Greco), Lumo, and ETH Zürich.",
			],
		],
		honest: [
			[
				"what it is",
				"short_description",
				"Ohmbench is an open-source framework for automated board testing.",
				"Ohmbench is an open-source framework for automated board testing.",
			],

			[
				"its model",
				"pricing_model",
				"open_source",
				["Ohmbench is an open-source framework for automated board testing.", "The core is Apache-2.0."],
			],

			[
				"a category",
				"categories",
				"Developer Tools",
				[
					"Ohmbench is an open-source framework for automated board testing.",
					"Test rigs for circuit boards, in Python",
				],
			],
		],
		refused: [
			[
				"the paid edition",
				"pricing_summary",
				"Ohmbench Pro costs €1,200 a year per site",
				"Ohmbench Pro costs €1,200 a year per site.",
			],
			["the creator", "founders", "Dario Kern", "Dario Kern — creator"],
		],
	},
	{
		origin: "https://maraisfloat.com",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Marais Float | Float tanks in Bristol",
					`<header><a href="/">Marais Float</a><nav><a href="/book">Book</a><a href="/gift-cards">Gift cards</a><a href="/team">Team</a></nav></header><main><h1>An hour of nothing at all</h1><p>Marais Float is a float centre with four tanks, each filled with half a tonne of Epsom salt.</p><h2>Please do not float if</h2><ul><li>you have epilepsy</li><li>you had a drink today</li></ul><h2>Prices</h2><ul><li>One float, 60 minutes: £48</li><li>Three floats: £125 (within three months)</li><li>Robe hire: £3</li></ul><h2>Where the idea comes from</h2><p>The first tank was built in 1954 by John Lilly in the United States.</p><p>We opened our doors in Stokes Croft in 2015; Bea Marais still makes the tea.</p><h2>Also by us</h2><p>Marais Sauna opened in Bath in 2022, with a cold plunge and a roof terrace.</p><h2>What people say</h2><p>“I cancelled my holiday in Portugal.” – Kim D.</p></main><footer><p>61 Stokes Croft, Bristol BS1 3QP · hello@maraisfloat.com · Press: Anna at Loud PR, anna@loudpr.co.uk</p></footer>`,
				),
			],
		},
		traps: [
			["who must not", "features", "epilepsy", "you have epilepsy"],
			[
				"the first tank",
				"founded_year",
				"1954",
				"The first tank was built in 1954 by John Lilly in the United States.",
			],
			[
				"the inventor",
				"founders",
				"John Lilly",
				"The first tank was built in 1954 by John Lilly in the United States.",
			],
			[
				"the inventor's country",
				"country",
				"US",
				"The first tank was built in 1954 by John Lilly in the United States.",
			],
			[
				"the other house's terrace",
				"features",
				"a roof terrace",
				"Marais Sauna opened in Bath in 2022, with a cold plunge and a roof terrace.",
			],
			[
				"the other house's year",
				"founded_year",
				"2022",
				"Marais Sauna opened in Bath in 2022, with a cold plunge and a roof terrace.",
			],
			["a robe as the price", "pricing_summary", "One float: £3", ["One float", "£3"]],
			["the months dropped", "pricing_summary", "Three floats: £125", "Three floats: £125 (within three months)"],
			["the agent's mailbox", "contact_email", "anna@loudpr.co.uk", "Press: Anna at Loud PR, anna@loudpr.co.uk"],
			["a menu's word", "features", "Gift cards", "Gift cards"],
		],
		honest: [
			[
				"what it is",
				"short_description",
				"Marais Float is a float centre with four tanks.",
				"Marais Float is a float centre with four tanks, each filled with half a tonne of Epsom salt.",
			],
			["a price", "pricing_summary", "One float, 60 minutes: £48", "One float, 60 minutes: £48"],
			[
				"its year",
				"founded_year",
				"2015",
				"We opened our doors in Stokes Croft in 2015; Bea Marais still makes the tea.",
			],
			["its town", "city", "Bristol", "61 Stokes Croft, Bristol BS1 3QP"],
			["its mailbox", "contact_email", "hello@maraisfloat.com", "hello@maraisfloat.com"],
		],
	},
	{
		origin: "https://gantrymail.com",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"Gantrymail - transactional e-mail from the EU",
					`<header><a href="/">Gantrymail</a></header><main><h1>Transactional e-mail from the EU</h1><p>Send receipts, resets and alerts through one API. Mail leaves from our own servers in Vilnius and never passes the United States.</p><section class="logos"><h2>Sending with us</h2><p>Baltpay</p><p>Nordhus</p></section><section><h2>Pricing</h2><div><h3>Hobby</h3><p>€0 / month</p><p>3,000 mails</p></div><div><h3>Business</h3><p>€29 / month</p><p>100,000 mails</p></div><p>Dedicated IP: + €40 / month, Business only.</p></section><section><h2>Limits</h2><p>No marketing mail. Attachments up to 7 MB. Inbound mail is switched off on Hobby.</p></section><section><h2>On 3 March we were down for two hours</h2><p>Our upstream, Fibernet, founded in 1996, lost a switch.</p></section><section><h2>The company</h2><p>Gantrymail was founded by former engineers of Postline in the autumn of 2020. Chief executive: Rasa Petraitė.</p></section></main><footer><p>UAB Gantry, Gedimino pr. 20, LT-01103 Vilnius. Abuse: abuse@gantrymail.com. Supervisory authority: VDAI, ada@vdai.lt</p></footer>`,
				),
			],
		},
		traps: [
			["the upstream's year", "founded_year", "1996", "Our upstream, Fibernet, founded in 1996, lost a switch."],
			["a chief who is no founder", "founders", "Rasa Petraitė", "Chief executive: Rasa Petraitė."],
			["the authority's mailbox", "contact_email", "ada@vdai.lt", "Supervisory authority: VDAI, ada@vdai.lt"],
			["for abuse", "contact_email", "abuse@gantrymail.com", "Abuse: abuse@gantrymail.com."],
			["off on one plan", "features", "Inbound mail", "Inbound mail is switched off on Hobby."],
			[
				"the never dropped",
				"description",
				"Mail passes the United States.",
				"Mail leaves from our own servers in Vilnius and never passes the United States.",
			],
			["plans crossed", "pricing_summary", "Hobby: €29 / month", ["Hobby", "€29 / month"]],
			["no marketing", "tags", "marketing mail", "No marketing mail."],
			["a customer as an entry", "features", "Baltpay", "Baltpay"],
		],
		honest: [
			[
				"what it does",
				"short_description",
				"Send receipts, resets and alerts through one API.",
				"Send receipts, resets and alerts through one API.",
			],
			[
				"its year",
				"founded_year",
				"2020",
				"Gantrymail was founded by former engineers of Postline in the autumn of 2020.",
			],
			["free and more", "pricing_model", "freemium", ["€0 / month", "€29 / month"]],
			["a plan", "pricing_summary", "Business: €29 / month", ["Business", "€29 / month"]],
			["its town", "city", "Vilnius", "UAB Gantry, Gedimino pr. 20, LT-01103 Vilnius."],
		],
	},
];
