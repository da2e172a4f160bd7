import { onHome, onPage, type Trap } from "#drafting/traps/trap";

/** Founding years, founders, mailboxes and stages: of this company, in this sense? */
export const ORIGIN_TRAPS: readonly Trap[] = [
	...onHome("founding year of somebody else", "founded_year", false, [
		[
			"1987",
			"Founded in 1987, the charity feeds 4,000 children.",
			"<h2>We support</h2><p>Founded in 1987, the charity feeds 4,000 children.</p>",
		],
		["1994", "Founded in 1994", "<h2>Our customers</h2><div><h3>Petal House</h3><p>Founded in 1994</p></div>"],
		[
			"2003",
			"Founded 2003 in Boston",
			'<div class="investors"><h3>North Capital</h3><p>Founded 2003 in Boston</p></div>',
		],
		["1999", "Established 1999", "<h2>Our partners</h2><p>Blumen Keller</p><p>Established 1999</p>"],
		[
			"2008",
			"Petal House was founded in 2008 by two sisters.",
			"<p>Petal House was founded in 2008 by two sisters.</p>",
		],
		["1976", "The hall was established in 1976.", "<h2>Events</h2><p>The hall was established in 1976.</p>"],
		["2011", "The agency was founded in 2011.", "<h2>Case study</h2><p>The agency was founded in 2011.</p>"],
		[
			"1952",
			"The florists' guild, founded in 1952, recommends Acme.",
			"<p>The florists' guild, founded in 1952, recommends Acme.</p>",
		],
		["2001", "Gegründet 2001", "<h2>Unsere Partner</h2><p>Blumen Keller</p><p>Gegründet 2001</p>", "de"],
		["1998", "Fondée en 1998", "<h2>Nos clients</h2><p>Fleurs de Lyon</p><p>Fondée en 1998</p>", "fr"],
	]),
	...onHome("a year that founds nothing", "founded_year", false, [
		["2016", "Extra Race 2016 est lancée", "<p>Extra Race 2016 est lancée</p>", "fr"],
		["2019", "Support hours 9:00 - 17:00 EST, 2019", "<p>Support hours 9:00 - 17:00 EST, 2019</p>"],
		["2024", "© 2024 Acme", ""],
		[
			"2012",
			"Acme Cloud was created in 2012 as our second product.",
			"<p>Acme Cloud was created in 2012 as our second product.</p>",
		],
		["2015", "Winner of the award established in 2015", "<p>Winner of the award established in 2015</p>"],
		["2010", "Used by florists since 2010", "<p>Used by florists since 2010</p>"],
		["2018", "Established rules of 2018 apply.", "<h2>Legal</h2><p>Established rules of 2018 apply.</p>"],
		["2020", "The Paris office was founded in 2020.", "<p>The Paris office was founded in 2020.</p>"],
		["2030", "We plan to be an established company by 2030.", "<p>We plan to be an established company by 2030.</p>"],
		["2014", "Acme was not founded in 2014, as some say.", "<p>Acme was not founded in 2014, as some say.</p>"],
		["2005", "Le prix est fondé en 2005.", "<p>Le prix est fondé en 2005.</p>", "fr"],
	]),
	...onHome("own founding year", "founded_year", true, [
		["2011", "Acme was founded in 2011 in Ghent.", "<p>Acme was founded in 2011 in Ghent.</p>"],
		[
			"2009",
			"We founded Acme in 2009 because invoices took our evenings.",
			"<h2>About us</h2><p>We founded Acme in 2009 because invoices took our evenings.</p>",
		],
		["1998", "Est. 1998", "<p>Est. 1998</p>"],
		["2004", "Unsere Firma wurde 2004 gegründet.", "<p>Unsere Firma wurde 2004 gegründet.</p>", "de"],
	]),
	...onHome("founders of something else", "founders", false, [
		[
			"Dana Whitfield",
			"Dana Whitfield, founder of Petal House",
			"<h2>What florists say</h2><p>“It saved our week.”</p><p>Dana Whitfield, founder of Petal House</p>",
		],
		[
			"Paul Grant",
			"Paul Grant, founder of North Capital",
			"<h2>Our investors</h2><p>Paul Grant, founder of North Capital</p>",
		],
		[
			"Nora Lind",
			"Nora Lind, Co-Founder, Blomst",
			'<div class="testimonials"><p>Acme is lovely.</p><p>Nora Lind, Co-Founder, Blomst</p></div>',
		],
		["Karl Huber", "Karl Huber Founder", "<h2>Trusted by</h2><div><h3>Karl Huber</h3><p>Founder</p></div>"],
		[
			"Ines Soto",
			"Ines Soto, fundadora de Flores Soto",
			"<h2>Testimonios</h2><p>Ines Soto, fundadora de Flores Soto</p>",
			"es",
		],
		[
			"Emil Berg",
			"Interview with Emil Berg, founder and florist",
			"<h2>From the blog</h2><p>Interview with Emil Berg, founder and florist</p>",
		],
		[
			"Rosa Klein",
			"Rosa Klein, serial founder and advisor",
			"<h2>Advisors</h2><p>Rosa Klein, serial founder and advisor</p>",
		],
		["Tom Baker", "Tom Baker is not a founder of Acme.", "<p>Tom Baker is not a founder of Acme.</p>"],
		[
			"Lena Hart",
			"Lena Hart, founder of the Garden Museum, speaks on Friday.",
			"<h2>Events</h2><p>Lena Hart, founder of the Garden Museum, speaks on Friday.</p>",
		],
		[
			"Max Weber",
			"Max Weber Engineer",
			"<h2>Team</h2><div><h3>Max Weber</h3><p>Engineer</p></div><div><h3>Ana Ruiz</h3><p>Founder</p></div>",
		],
		[
			"Julie Martin",
			"Julie Martin, fondatrice de Mon Fleuriste",
			"<h2>Ils nous font confiance</h2><p>Julie Martin, fondatrice de Mon Fleuriste</p>",
			"fr",
		],
	]),
	...onPage(["/about", "about", "About us"], "own founders", "founders", true, [
		[
			"Ana Ruiz",
			["Ana Ruiz", "Founder & CEO"],
			"<h2>Team</h2><div><h3>Ana Ruiz</h3><p>Founder &amp; CEO</p></div><div><h3>Max Weber</h3><p>Engineer</p></div>",
		],
		["Marta Silva", "Acme was founded by Marta Silva in 2011.", "<p>Acme was founded by Marta Silva in 2011.</p>"],
		[
			"Jonas Weber",
			["Jonas Weber Co-Founder"],
			"<ul><li><strong>Jonas Weber</strong><span> Co-Founder</span></li><li><strong>Ida Holm</strong><span> Designer</span></li></ul>",
		],
	]),
	...onHome("mailbox of somebody else", "contact_email", false, [
		[
			"support@paywise.com",
			"Payments are processed by PayWise (support@paywise.com).",
			"<p>Payments are processed by PayWise (support@paywise.com).</p>",
		],
		["info@dataprotection.ie", "info@dataprotection.ie", "<h2>Supervisory authority</h2><p>info@dataprotection.ie</p>"],
		[
			"hello@petalhouse.com",
			"hello@petalhouse.com",
			"<h2>Our customers</h2><p>Petal House</p><p>hello@petalhouse.com</p>",
		],
		["support@hostpark.net", "Hosting: support@hostpark.net", "<p>Hosting: support@hostpark.net</p>"],
		[
			"info@estudionorte.pt",
			"Website by Estúdio Norte, info@estudionorte.pt",
			"<p>Website by Estúdio Norte, info@estudionorte.pt</p>",
		],
		[
			"ana@gmail.com",
			"Ana, florist, ana@gmail.com",
			'<div class="testimonial"><p>Lovely.</p><p>Ana, florist, ana@gmail.com</p></div>',
		],
		[
			"contact@odr.europa.eu",
			"contact@odr.europa.eu",
			"<h2>Online dispute resolution</h2><p>contact@odr.europa.eu</p>",
		],
		["no-reply@acme.com", "Our mails come from no-reply@acme.com", "<p>Our mails come from no-reply@acme.com</p>"],
		["you@acme.com", "Sign in as you@acme.com", "<p>Sign in as you@acme.com</p>"],
	]),
	...onHome("own mailbox", "contact_email", true, [
		["hello@acme.com", "Write to hello@acme.com", "<p>Write to hello@acme.com</p>"],
		["support@acme.com", "support@acme.com", "<h2>Contact</h2><p>support@acme.com</p>"],
	]),
	...onHome("stage of something else", "stage", false, [
		["beta", "Petal House is now in public beta.", "<h2>Partner news</h2><p>Petal House is now in public beta.</p>"],
		["beta", "Acme is no longer in beta.", "<p>Acme is no longer in beta.</p>"],
		["pre-launch", "Android app coming soon", "<p>Android app coming soon</p>"],
		["launched", "Our new blog has launched.", "<h2>News</h2><p>Our new blog has launched.</p>"],
	]),
	...onHome("own stage", "stage", true, [
		["beta", "Acme is now in public beta.", "<p>Acme is now in public beta.</p>"],
	]),
];
