import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Tools told in plain English, with what stands around them: customers, printers, law, jobs, what was and what may be. */
export const TOOLS_AND_THINGS_AROUND: readonly WholeSite[] = [
	{
		origin: "https://tidelog.io",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tidelog: the logbook for harbour pilots</title><meta name="description" content="Tidelog keeps the logbook of harbour pilots, on the boat and ashore."></head><body><header><a href="/"><img src="/tidelog.svg" alt="Tidelog"></a><nav><a href="/pricing">Pricing</a><a href="/about">About</a></nav></header>
<main><h1>The logbook for harbour pilots</h1><p>Write down each pilotage in under a minute, with or without a signal.</p>
<section><h2>On board and ashore</h2><div><h3>Works without a signal</h3><p>Entries wait on the phone and go up when you are back in port.</p></div><div><h3>Signed by the captain</h3><p>The captain signs on your screen with a finger.</p></div><div><h3>Monthly statement</h3><p>Your hours and fees as a PDF on the first of each month.</p></div></section>
<section><h2>What pilots used before</h2><ul><li>Carbon paper</li><li>A spreadsheet that nobody could open</li></ul></section>
<section><h2>Could be next</h2><p>We are thinking about tide tables and weather warnings.</p></section>
<section><blockquote>"Tidelog saves our station eleven hours a week, and it talks to our dispatch system."</blockquote><p>Marit Solheim, founder of Fjordlos AS, Bergen</p></section>
<section><h2>Security</h2><p>Only you and your station can read your entries. Tidelog does not sell data, and never shows advertisements. Entries are kept for ten years, as the law asks.</p></section>
<section><h2>Questions</h2><h3>Does it replace the official logbook?</h3><p>In Norway and Denmark, yes. Elsewhere please ask your authority first.</p><h3>Can two pilots share one login?</h3><p>No. Each pilot needs a login of his own.</p></section></main>
<footer><p>Tidelog is made by Nordkapp Software Ltd.</p><p>Servers in Frankfurt, Germany.</p><p>Questions about your invoice: billing@fastspring.com</p><p>crew@tidelog.io</p><p>© 2021 Nordkapp Software</p></footer></body></html>`,
			],
			"/pricing": [
				"pricing",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pricing - Tidelog</title></head><body><main><h1>Pricing</h1><table><tr><th></th><th>Solo</th><th>Station</th></tr><tr><td>Price</td><td>€9 a month</td><td>€7 per pilot and month</td></tr><tr><td>Dispatch interface</td><td>–</td><td>included</td></tr><tr><td>Statement as PDF</td><td>included</td><td>included</td></tr></table><p>Students of nautical colleges pay nothing.</p><p>A paper logbook costs €38.</p><p>If you pay late we charge €15.</p><p>Try it for 30 days. No card needed.</p></main></body></html>`,
			],
			"/about": [
				"about",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>About us - Tidelog</title></head><body><main><h1>About us</h1><p>Two of us were pilots, one of us still is.</p><p>The port of Aberdeen, where we tested it, was founded in 1136.</p><p>Since 2017 the rules ask for a signature on every pilotage.</p><p>Our first user was Henrik Dahl, who founded the Danish pilots' union.</p><h2>Who we are</h2><div><h3>Catriona Muir</h3><p>Pilot, and idea</p></div><div><h3>Tom Aske</h3><p>Founder, engineering</p></div></main></body></html>`,
			],
		},
		traps: [
			["what pilots used before", "features", "Carbon paper", "Carbon paper"],
			[
				"a thought as a fact",
				"description",
				"Tidelog has tide tables and weather warnings.",
				"We are thinking about tide tables and weather warnings.",
			],
			["a thought as a fact", "features", "tide tables", "We are thinking about tide tables and weather warnings."],
			[
				"a customer's words",
				"description",
				"Tidelog talks to your dispatch system.",
				"it talks to our dispatch system.",
			],
			["a customer's city", "city", "Bergen", "Marit Solheim, founder of Fjordlos AS, Bergen"],
			["a customer's founder", "founders", "Marit Solheim", "Marit Solheim, founder of Fjordlos AS, Bergen"],
			[
				"not dropped",
				"description",
				"Tidelog sells data.",
				"Tidelog does not sell data, and never shows advertisements.",
			],
			[
				"never dropped",
				"description",
				"Tidelog shows advertisements.",
				"Tidelog does not sell data, and never shows advertisements.",
			],
			[
				"only dropped",
				"description",
				"Tidelog replaces the official logbook.",
				[
					"Does it replace the official logbook?",
					"In Norway and Denmark, yes. Elsewhere please ask your authority first.",
				],
			],
			[
				"a country in an answer",
				"country",
				"NO",
				"In Norway and Denmark, yes. Elsewhere please ask your authority first.",
			],
			["no as yes", "features", "share one login", "Can two pilots share one login?"],
			["servers as seat", "country", "DE", "Servers in Frankfurt, Germany."],
			["servers as seat", "city", "Frankfurt", "Servers in Frankfurt, Germany."],
			[
				"a payment service's mailbox",
				"contact_email",
				"billing@fastspring.com",
				"Questions about your invoice: billing@fastspring.com",
			],
			["a copyright year", "founded_year", "2021", "© 2021 Nordkapp Software"],
			["the maker's name", "name", "Nordkapp Software Ltd", "Tidelog is made by Nordkapp Software Ltd."],
			["students' price for all", "pricing_model", "free", "Students of nautical colleges pay nothing."],
			[
				"students' price for all",
				"pricing_model",
				"freemium",
				["Students of nautical colleges pay nothing.", "€9 a month"],
			],
			["paper's price", "pricing_summary", "€38", "A paper logbook costs €38."],
			["a late fee", "pricing_summary", "€15", "If you pay late we charge €15."],
			["prices exchanged", "pricing_summary", "Solo: €7 per pilot and month", ["Solo", "€7 per pilot and month"]],
			["a harbour's year", "founded_year", "1136", "The port of Aberdeen, where we tested it, was founded in 1136."],
			["a law's year", "founded_year", "2017", "Since 2017 the rules ask for a signature on every pilotage."],
			[
				"a user as founder",
				"founders",
				"Henrik Dahl",
				"Our first user was Henrik Dahl, who founded the Danish pilots' union.",
			],
			["idea as founder", "founders", "Catriona Muir", ["Catriona Muir", "Pilot, and idea"]],
			["a test harbour", "city", "Aberdeen", "The port of Aberdeen, where we tested it, was founded in 1136."],
			[
				"time limit dropped",
				"description",
				"Tidelog keeps entries for thirty years.",
				"Entries are kept for ten years, as the law asks.",
			],
		],
		honest: [
			["the head's words", "tagline", "The logbook for harbour pilots", "The logbook for harbour pilots"],
			["a feature", "features", "Works without a signal", "Works without a signal"],
			["a feature", "features", "Monthly statement", "Monthly statement"],
			["a founder's card", "founders", "Tom Aske", ["Tom Aske", "Founder, engineering"]],
			["own mailbox", "contact_email", "crew@tidelog.io", "crew@tidelog.io"],
			["a plan's price", "pricing_summary", "Solo: €9 a month", ["Solo", "€9 a month"]],
			[
				"a sentence",
				"description",
				"Tidelog keeps the logbook of harbour pilots.",
				"Tidelog keeps the logbook of harbour pilots, on the boat and ashore.",
			],
			[
				"a not kept",
				"description",
				"Tidelog does not sell data.",
				"Tidelog does not sell data, and never shows advertisements.",
			],
		],
	},
	{
		origin: "https://quillpost.com",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Quillpost - Write letters that arrive on paper</title><meta name="description" content="Type a letter, and Quillpost prints, folds and posts it."></head><body><header><a href="/">Quillpost</a> <a href="/signup">Get started</a></header>
<main><div class="hero"><p>Loved by 4,200 offices</p><h1>Write letters that arrive on paper</h1><p>Type a letter, and Quillpost prints, folds and posts it the same day.</p><a href="/signup">Send your first letter for free</a></div>
<div class="grid"><div><h3>Same-day post</h3><p>Letters sent before 3 pm leave the same day, except in August.</p></div><div><h3>Real stamps</h3><p>On request we use stamps instead of a franking mark.</p></div><div><h3>Address book</h3><p>Keep up to 500 addresses. More with Office.</p></div></div>
<section class="as-seen"><h2>In the press</h2><p>"The nicest way to annoy your tax office" - The Ledger</p><p>"Quillpost is the first British service that prints in colour" - Print Weekly, 2019</p></section>
<section><h2>How Quillpost is unlike PostBot</h2><ul><li>PostBot keeps a copy of your letters</li><li>PostBot has no colour printing</li><li>PostBot starts at £29</li></ul></section>
<section><h2>From letter to letterbox</h2><ol><li>Type or paste</li><li>Choose paper</li><li>Pay</li></ol></section>
<section><h2>Our printers</h2><p>Harlow Print, 9 Mill Lane, Harlow CM20 2BN, has printed our letters since 2015.</p></section>
<section><h2>Paper</h2><p>All our paper was once certified by the FSC. The mills are in Finland.</p></section>
<section><h2>Our promise</h2><p>If a letter is lost, we print and post it again at no cost. We cannot trace letters abroad. Unless you tell us to, we delete your letter after a week.</p></section></main>
<footer><p>Press: Anna Thorne, anna@brightpr.co.uk</p><p>hello@quillpost.com</p><p>Quillpost Ltd, registered in England 09887766</p></footer></body></html>`,
			],
			"/prices": [
				"pricing",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Prices | Quillpost</title></head><body><main><h1>Prices</h1><div class="plan"><h3>Pay as you go</h3><p>£1.20 per letter</p></div><div class="plan"><h3>Office</h3><p>£18 per month and 85p per letter</p></div><p>An extra sheet is 8p. Your first letter is on us.</p><p>The Royal Mail asks £1.65 for a stamp alone.</p><p>Until 2022 a letter was £0.99.</p><p>From next spring Office will be £21 per month.</p></main></body></html>`,
			],
			"/story": [
				"about",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Story | Quillpost</title></head><body><main><h1>Our story</h1><p>Fiona Garrity founded Quillpost in 2014, after a letter to her landlord went missing. Before that she founded Inkwell in 2009 and sold it to Deskly.</p><p>Her brother Neil joined in 2016. Our chairman Paul Eddowes was a founder of Royal Courier.</p><p>We moved from Leeds to Sheffield in 2018.</p><h2>Our other products</h2><p>Quillfax sends faxes from your browser.</p></main></body></html>`,
			],
		},
		traps: [
			["a number of customers as tagline", "tagline", "Loved by 4,200 offices", "Loved by 4,200 offices"],
			["a call as tagline", "tagline", "Send your first letter for free", "Send your first letter for free"],
			["a first one free", "pricing_model", "free", "Send your first letter for free"],
			["a first one free", "pricing_model", "freemium", ["Your first letter is on us.", "£1.20 per letter"]],
			[
				"exception dropped",
				"description",
				"Letters sent before 3 pm leave the same day.",
				"Letters sent before 3 pm leave the same day, except in August.",
			],
			[
				"on request dropped",
				"description",
				"Quillpost uses stamps instead of a franking mark.",
				"On request we use stamps instead of a franking mark.",
			],
			["a limit dropped", "description", "Quillpost keeps all your addresses.", "Keep up to 500 addresses."],
			[
				"a newspaper's words",
				"description",
				"Quillpost is the first British service that prints in colour.",
				"Quillpost is the first British service that prints in colour",
			],
			["a newspaper's year", "founded_year", "2019", "Print Weekly, 2019"],
			[
				"a newspaper's words as tagline",
				"tagline",
				"The nicest way to annoy your tax office",
				"The nicest way to annoy your tax office",
			],
			["a competitor's fault", "features", "keeps a copy of your letters", "PostBot keeps a copy of your letters"],
			["a competitor's lack", "features", "colour printing", "PostBot has no colour printing"],
			["a competitor's price", "pricing_summary", "£29", "PostBot starts at £29"],
			["a step", "features", "Type or paste", "Type or paste"],
			["a step", "features", "Choose paper", "Choose paper"],
			[
				"a supplier's city",
				"city",
				"Harlow",
				"Harlow Print, 9 Mill Lane, Harlow CM20 2BN, has printed our letters since 2015.",
			],
			[
				"a supplier's year",
				"founded_year",
				"2015",
				"Harlow Print, 9 Mill Lane, Harlow CM20 2BN, has printed our letters since 2015.",
			],
			[
				"once as now",
				"description",
				"All our paper is certified by the FSC.",
				"All our paper was once certified by the FSC.",
			],
			["mills as seat", "country", "FI", "The mills are in Finland."],
			["cannot dropped", "description", "Quillpost traces letters abroad.", "We cannot trace letters abroad."],
			[
				"unless dropped",
				"description",
				"Quillpost keeps your letter after a week.",
				"Unless you tell us to, we delete your letter after a week.",
			],
			["a press agency's mailbox", "contact_email", "anna@brightpr.co.uk", "Press: Anna Thorne, anna@brightpr.co.uk"],
			["the post's price", "pricing_summary", "£1.65", "The Royal Mail asks £1.65 for a stamp alone."],
			[
				"the post's price, whole",
				"pricing_summary",
				"The Royal Mail asks £1.65 for a stamp alone",
				"The Royal Mail asks £1.65 for a stamp alone.",
			],
			["a month as a town", "city", "Until", "Until 2022 a letter was £0.99."],
			["an old price", "pricing_summary", "£0.99", "Until 2022 a letter was £0.99."],
			[
				"a price to come",
				"pricing_summary",
				"Office: £21 per month",
				["Office", "From next spring Office will be £21 per month."],
			],
			[
				"another company's year",
				"founded_year",
				"2009",
				"Before that she founded Inkwell in 2009 and sold it to Deskly.",
			],
			[
				"another company's founder",
				"founders",
				"Paul Eddowes",
				"Our chairman Paul Eddowes was a founder of Royal Courier.",
			],
			["a brother as founder", "founders", "Neil", "Her brother Neil joined in 2016."],
			["the city left", "city", "Leeds", "We moved from Leeds to Sheffield in 2018."],
			[
				"another product",
				"description",
				"Quillpost sends faxes from your browser.",
				"Quillfax sends faxes from your browser.",
			],
			["a part of a price", "pricing_summary", "Office: 85p per letter", ["Office", "85p per letter"]],
		],
		honest: [
			["the main heading", "tagline", "Write letters that arrive on paper", "Write letters that arrive on paper"],
			[
				"a founder",
				"founders",
				"Fiona Garrity",
				"Fiona Garrity founded Quillpost in 2014, after a letter to her landlord went missing.",
			],
			[
				"a year",
				"founded_year",
				"2014",
				"Fiona Garrity founded Quillpost in 2014, after a letter to her landlord went missing.",
			],
			["a feature", "features", "Real stamps", "Real stamps"],
			["own mailbox", "contact_email", "hello@quillpost.com", "hello@quillpost.com"],
			["a plan's price", "pricing_summary", "Pay as you go: £1.20 per letter", ["Pay as you go", "£1.20 per letter"]],
			[
				"a condition kept",
				"description",
				"On request Quillpost uses stamps instead of a franking mark.",
				"On request we use stamps instead of a franking mark.",
			],
			["a register entry", "country", "GB", "Quillpost Ltd, registered in England 09887766"],
			[
				"a promise kept whole",
				"description",
				"If a letter is lost, Quillpost prints and posts it again at no cost.",
				"If a letter is lost, we print and post it again at no cost.",
			],
		],
	},
	{
		origin: "https://brambleroster.app",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bramble Roster</title><meta property="og:site_name" content="Bramble Roster"><meta name="description" content="Shift planning for care homes."><script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"SoftwareApplication","name":"Bramble Roster","url":"https://brambleroster.app/","applicationCategory":"BusinessApplication","offers":{"@type":"Offer","price":"0","priceCurrency":"EUR","description":"14 day trial"}},{"@type":"Person","name":"Gemma Ruane","jobTitle":"Founder","worksFor":{"@type":"Organization","name":"Ruane Care Group"}},{"@type":"LocalBusiness","name":"Willow House","foundingDate":"1998","address":{"@type":"PostalAddress","addressLocality":"Galway","addressCountry":"IE"}}]}</script></head><body><header><a href="/">Bramble Roster</a></header>
<main><p class="notice">We are closed on Monday for the bank holiday.</p><h1>Welcome to Bramble Roster</h1><h2>Shift planning for care homes</h2><p>Plan a month of shifts in an afternoon, and let carers swap among themselves.</p>
<section id="features"><h2>Features</h2><ul><li>Shift swaps</li><li>Night rules</li><li><s>Payroll export</s> (discontinued)</li><li>Holiday calendar (Plus only)</li><li>Fingerprint clock (beta, by invitation)</li><li>See all features</li></ul></section>
<section class="case"><h2>How Willow House plans its nights</h2><p>Willow House in Galway has 64 beds. It replaced three spreadsheets and a whiteboard. Since then nobody was double-booked.</p><ul><li>64 beds</li><li>12 hours saved</li><li>0 double bookings</li></ul></section>
<section><h2>A good roster</h2><p>A roster is good when everybody has slept. Most rosters are written by tired people.</p></section>
<section><h2>Integrations we are often asked about</h2><ul><li>Sage Payroll</li><li>Workday</li></ul><p>None of these is available yet.</p></section>
<section><h2>Hiring</h2><ul><li>Support agent (Cork)</li><li>Four-day week</li><li>Free fruit</li></ul></section></main>
<footer><p>Bramble Roster is a trademark of Thicket Labs.</p><p>Supported by Enterprise Ireland, The Plaza, East Point, Dublin 3</p><p>Data protection complaints: info@dataprotection.ie</p><p>hi@brambleroster.app</p></footer></body></html>`,
			],
			"/team": [
				"about",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Team | Bramble Roster</title></head><body><main><h1>Team</h1><div class="card"><strong>Sinead Foley</strong><span>Co-founder and CEO</span></div><div class="card"><strong>Mark Quigley</strong><span>Assistant to the founders</span></div><div class="card"><strong>Dr. Orla Bates</strong><span>Advisor, founder of NightNurse</span></div><div class="card"><strong>Bean</strong><span>Founder of naps</span></div><p>Sinead started out as a carer in 2008.</p><p>Bramble Roster won a prize in 2021 and turned five last year.</p></main></body></html>`,
			],
		},
		traps: [
			[
				"a notice as tagline",
				"tagline",
				"We are closed on Monday for the bank holiday.",
				"We are closed on Monday for the bank holiday.",
			],
			["a greeting as tagline", "tagline", "Welcome to Bramble Roster", "Welcome to Bramble Roster"],

			["discontinued", "features", "Payroll export (discontinued)", "(discontinued)"],
			["a link as feature", "features", "See all features", "See all features"],
			["beta as feature", "features", "Fingerprint clock", "Fingerprint clock (beta, by invitation)"],
			["a trial's zero", "pricing_model", "free", "0"],
			["a customer's founder in data", "founders", "Gemma Ruane", "Gemma Ruane"],
			["a customer's year in data", "founded_year", "1998", "1998"],
			["a customer's country in data", "country", "IE", "IE"],
			["a customer's city", "city", "Galway", "Willow House in Galway has 64 beds."],
			["a customer's figure", "features", "64 beds", "64 beds"],
			["a customer's figure", "features", "12 hours saved", "12 hours saved"],
			[
				"a customer's deed",
				"description",
				"Bramble Roster replaced three spreadsheets and a whiteboard.",
				"It replaced three spreadsheets and a whiteboard.",
			],
			[
				"a lesson",
				"description",
				"A roster is good when everybody has slept.",
				"A roster is good when everybody has slept.",
			],
			[
				"a saying on others",
				"description",
				"Most rosters are written by tired people.",
				"Most rosters are written by tired people.",
			],
			["none of these", "features", "Sage Payroll", "Sage Payroll"],
			["none of these", "features", "Workday", "Workday"],
			["a job's place", "city", "Cork", "Support agent (Cork)"],
			["a job's benefit", "features", "Four-day week", "Four-day week"],
			["a job's benefit", "usps", "Free fruit", "Free fruit"],
			["the owner of the mark", "name", "Thicket Labs", "Bramble Roster is a trademark of Thicket Labs."],
			["a supporter's city", "city", "Dublin", "Supported by Enterprise Ireland, The Plaza, East Point, Dublin 3"],
			[
				"an authority's mailbox",
				"contact_email",
				"info@dataprotection.ie",
				"Data protection complaints: info@dataprotection.ie",
			],
			["an assistant", "founders", "Mark Quigley", ["Mark Quigley", "Assistant to the founders"]],
			["an advisor", "founders", "Dr. Orla Bates", ["Dr. Orla Bates", "Advisor, founder of NightNurse"]],
			["an advisor", "founders", "Orla Bates", ["Dr. Orla Bates", "Advisor, founder of NightNurse"]],
			["a dog", "founders", "Bean", ["Bean", "Founder of naps"]],
			["a career's year", "founded_year", "2008", "Sinead started out as a carer in 2008."],
			["a prize's year", "founded_year", "2021", "Bramble Roster won a prize in 2021 and turned five last year."],
			[
				"a category by one word",
				"categories",
				"Health & Fitness",
				["Shift planning for care homes.", "Willow House in Galway has 64 beds."],
			],
			["a category by hiring", "categories", "Accounting", ["Sage Payroll"]],
		],
		honest: [
			["under the greeting", "tagline", "Shift planning for care homes", "Shift planning for care homes"],
			["a feature", "features", "Shift swaps", "Shift swaps"],
			["a feature", "features", "Night rules", "Night rules"],
			["a founder's card", "founders", "Sinead Foley", ["Sinead Foley", "Co-founder and CEO"]],
			[
				"a sentence to its reader",
				"description",
				"Plan a month of shifts in an afternoon, and let carers swap among themselves.",
				"Plan a month of shifts in an afternoon, and let carers swap among themselves.",
			],
			["a tag", "tags", "shift planning", "Shift planning for care homes."],
		],
	},
];
