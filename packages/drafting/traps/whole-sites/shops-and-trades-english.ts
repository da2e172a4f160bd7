import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Small sites of shops and trades in English, each with claims that its pages tempt to and others that they bear out. */
export const SHOPS_AND_TRADES_ENGLISH: readonly WholeSite[] = [
	{
		origin: "https://www.kettlebase.com",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Kettlebase | Stock counts for busy kitchens</title><meta name="description" content="Stock-taking software for restaurant kitchens."></head><body><header class="top"><a class="brand" href="/"><img src="/img/kettlebase-mark.svg" alt="Kettlebase"></a><nav><a href="/product">Product</a><a href="/pricing">Pricing</a><a href="/about">About</a><a href="/login">Log in</a></nav></header>
<main><section class="hero"><h1>Count the walk-in in eleven minutes</h1><p>Kettlebase is stock-taking software for restaurant kitchens. Scan, weigh, done.</p><a class="btn" href="/signup">Start counting</a></section>
<section><h2>What your kitchen gets</h2><div class="grid"><div><h3>Shelf-order counting</h3><p>Sheets follow the way your shelves stand, so nobody walks twice.</p></div><div><h3>Supplier price alerts</h3><p>We tell you the morning a supplier raises a price.</p></div></div></section>
<section class="case"><h2>The Brine Room counts less and cooks more</h2><p>Open since 1987, The Brine Room serves oysters by the bay.</p><p>Its kitchen has a wood-fired grill with six stations and a 40-seat terrace.</p><blockquote><p>We got our Sundays back.</p><footer>Marcus Hale, founder of The Brine Room, Portland, Oregon, USA</footer></blockquote></section>
<section class="logos"><p>In kitchens like these</p><img src="/img/customers/brine-room-logo.png" alt="The Brine Room logo"><img src="/img/customers/saltmarsh-logo.png" alt="Saltmarsh logo"></section></main>
<footer><p>Kettlebase Ltd, 14 Bold Street, Liverpool L1 4DS, United Kingdom</p><p><a href="mailto:hello@kettlebase.com">hello@kettlebase.com</a></p><p><a href="https://www.instagram.com/thebrineroom">Photo of the week by The Brine Room</a> <a href="https://www.linkedin.com/company/kettlebase">LinkedIn</a></p></footer></body></html>`,
			],
			"/about": [
				"about",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>About us | Kettlebase</title></head><body><header><a href="/">Kettlebase</a><nav><a href="/product">Product</a><a href="/about">About</a></nav></header><main><h1>About us</h1><p>Priya Nair founded Kettlebase in 2019 after one inventory night too many.</p><p>Before that she spent seven years at Tapas Lab, which Joan Ferrer founded in Girona in 2004.</p><h2>Our backers</h2><p>Harriet Cole, co-founder of Northlight Ventures, sits on our board.</p></main><footer>© Kettlebase Ltd</footer></body></html>`,
			],
		},
		traps: [
			["a customer's place", "country", "US", "Marcus Hale, founder of The Brine Room, Portland, Oregon, USA"],
			["a customer's founder", "founders", "Marcus Hale", "Marcus Hale, founder of The Brine Room"],
			["a customer's year", "founded_year", "1987", "Open since 1987, The Brine Room serves oysters by the bay."],
			[
				"what a customer has",
				"features",
				"Wood-fired grill with six stations",
				"Its kitchen has a wood-fired grill with six stations and a 40-seat terrace.",
			],
			["a former employer's founder", "founders", "Joan Ferrer", "which Joan Ferrer founded in Girona in 2004"],
			[
				"a former employer's year",
				"founded_year",
				"2004",
				"Before that she spent seven years at Tapas Lab, which Joan Ferrer founded in Girona in 2004.",
			],
			[
				"an investor's co-founder",
				"founders",
				"Harriet Cole",
				"Harriet Cole, co-founder of Northlight Ventures, sits on our board.",
			],
			[
				"a customer's profile",
				"socials.instagram",
				"https://www.instagram.com/thebrineroom",
				"https://www.instagram.com/thebrineroom",
			],
		],
		honest: [
			["own address", "country", "GB", "Kettlebase Ltd, 14 Bold Street, Liverpool L1 4DS, United Kingdom"],
			["own founder", "founders", "Priya Nair", "Priya Nair founded Kettlebase in 2019"],
			["own feature", "features", "Shelf-order counting", "Shelf-order counting"],
			["own year", "founded_year", "2019", "Priya Nair founded Kettlebase in 2019"],
		],
	},
	{
		origin: "https://brindleupholstery.com",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Brindle Upholstery – Just another WordPress site</title></head><body><a class="skip" href="#content">Skip to content</a><header><a href="/">Brindle Upholstery</a><p class="site-description">Just another WordPress site</p><nav><a href="/">Home</a><a href="/sample-page/">Sample Page</a></nav></header><main id="content"><h1>Chairs deserve a second life</h1><p>Brindle Upholstery re-covers dining chairs and sofas in Asheville.</p><section><h2>Our Services</h2><ul><li>Re-webbing and springs</li><li>Lorem ipsum dolor sit amet</li></ul></section><section><h2>Our Team</h2><div><h4>John Doe</h4><p>Founder &amp; CEO</p><p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p></div></section><section><h2>Contact</h2><p>123 Example Street, San Francisco, CA 94110</p><p>Email: info@yourdomain.com</p></section><section><h2>Recent Posts</h2><a href="/hello-world">Hello world!</a></section></main><aside id="cookie"><p>We value your privacy</p><p>Strictly necessary cookies</p></aside><footer>Proudly powered by WordPress | Theme: Astrella by Rowan Themes, est. 2009</footer></body></html>`,
			],
		},
		traps: [
			["a system's default tagline", "tagline", "Just another WordPress site", "Just another WordPress site"],
			["a template's person", "founders", "John Doe", ["John Doe", "Founder & CEO"]],
			["a template's address", "city", "San Francisco", "123 Example Street, San Francisco, CA 94110"],
			["a template's e-mail", "contact_email", "info@yourdomain.com", "Email: info@yourdomain.com"],
			["the theme author's year", "founded_year", "2009", "Theme: Astrella by Rowan Themes, est. 2009"],
			["a cookie banner's entry", "features", "Strictly necessary cookies", "Strictly necessary cookies"],
			["filler text", "features", "Lorem ipsum dolor sit amet", "Lorem ipsum dolor sit amet"],
		],
		honest: [["own heading", "tagline", "Chairs deserve a second life", "Chairs deserve a second life"]],
	},
	{
		origin: "https://tidepooltunes.com",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Tidepool Tunes — lullabies on a schedule</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Event","name":"Toddler Fair","startDate":"2025-05-11","location":{"@type":"Place","address":{"@type":"PostalAddress","addressLocality":"Rotterdam","addressCountry":"NL"}},"organizer":{"@type":"Organization","name":"Toddler Fair Foundation","foundingDate":"2003"}}</script></head><body><header><img class="site-logo" src="/assets/tidepool-logo.svg" alt="Tidepool Tunes"><nav><a href="/shop">Shop</a><a href="/press">Press</a></nav></header><main><h1>Lullabies that know bedtime</h1><p>Tidepool Tunes plays softer songs as the evening goes on.</p><h2>As heard on</h2><img src="/press/dailyparent-logo.png" alt="Daily Parent logo"><h2>Pay safely with</h2><img src="/pay/paynode-logo.svg" alt="Paynode logo"><h2>Parents write</h2><p>★★★★★ Works offline on long flights, says my sister about another app.</p><h2>Happening</h2><p>May 2025: Daily Parent magazine moves to a new building.</p><p>How did we train for this? Badly, with two toddlers.</p><p><a href="https://x.com/noraquill">Follow our illustrator Nora Quill on X</a></p></main><footer>Tidepool Tunes Ltd <a href="https://x.com/tidepooltunes">X</a></footer></body></html>`,
			],
		},
		traps: [
			["the press's logo", "logo_url", "https://tidepooltunes.com/press/dailyparent-logo.png", "Daily Parent logo"],
			[
				"a reviewer about another product",
				"features",
				"Works offline on long flights",
				"★★★★★ Works offline on long flights, says my sister about another app.",
			],
			[
				"others' news as milestone",
				"milestones",
				"Daily Parent magazine moves to a new building",
				"May 2025: Daily Parent magazine moves to a new building.",
			],
			[
				"a category by one word",
				"categories",
				"Health & Fitness",
				"How did we train for this? Badly, with two toddlers.",
			],
			["an employee's profile", "socials.x", "https://x.com/noraquill", "https://x.com/noraquill"],
			["an event organiser's year", "founded_year", "2003", "2003"],
			["an event's place in structured data", "country", "NL", "NL"],
		],
		honest: [
			[
				"own sentence",
				"short_description",
				"Tidepool Tunes plays softer songs as the evening goes on.",
				"Tidepool Tunes plays softer songs as the evening goes on.",
			],
		],
	},
	{
		origin: "https://loamly.garden",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Loamly | Soil tests by post</title><meta name="keywords" content="soil test, garden soil, wordpress theme, free template"></head><body><header><a href="/">Loamly</a><nav><a href="/kits">Kits</a><a href="/our-story">Our story</a><a href="/journal">Journal</a></nav></header><main><h1>Know your soil in five days</h1><p>Loamly tests garden soil by post and tells you what to add.</p><h2>From the journal</h2><article><h3>Cold brew without a machine</h3><p>Our neighbour's coffee recipe, for long digging days.</p></article><p>Tags: coffee, recipes, slow living</p><h2>Customers also read</h2><ul><li>Best hiking boots of the season</li></ul><p>Follow us for giveaways and competitions!</p></main><footer>Loamly, Exeter EX4 3SR, United Kingdom</footer></body></html>`,
			],
			"/our-story": [
				"about",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Our story | Loamly</title></head><body><header><a href="/">Loamly</a></header><main><h1>Our story</h1><p>I started Loamly because my roses kept dying and nobody could say why.</p><h2>A customer's story</h2><p>Bea Lund started her flower farm because the bank closed her branch.</p><h2>Milestones</h2><ul><li>2021: First kit posted from a kitchen table</li><li>2023: Ten thousand gardens tested</li></ul><h2>A short history of soil science</h2><ul><li>1840: Liebig describes mineral nutrition</li></ul></main><footer>Loamly</footer></body></html>`,
			],
		},
		traps: [
			[
				"a customer's reason",
				"story.why_started",
				"Bea Lund started her flower farm because the bank closed her branch.",
				"Bea Lund started her flower farm because the bank closed her branch.",
			],
			[
				"history as milestone",
				"milestones",
				"Liebig describes mineral nutrition",
				"1840: Liebig describes mineral nutrition",
			],
			["history as founding year", "founded_year", "1840", "1840: Liebig describes mineral nutrition"],
			["a journal's tag", "tags", "coffee", "Tags: coffee, recipes, slow living"],
			["a call's word as tag", "tags", "giveaways", "Follow us for giveaways and competitions!"],
			["the theme's keyword", "keywords", "wordpress theme", "soil test, garden soil, wordpress theme, free template"],
			["an article as keyword", "keywords", "hiking boots", "Best hiking boots of the season"],
			["a category by an article", "categories", "Food & Drink", "Cold brew without a machine"],
		],
		honest: [
			["own milestone", "milestones", "Ten thousand gardens tested", "2023: Ten thousand gardens tested"],
			["own keyword", "keywords", "soil test", "soil test, garden soil, wordpress theme, free template"],
		],
	},
];
