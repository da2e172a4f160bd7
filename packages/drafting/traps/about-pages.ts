import { onHome, onPage, type Trap } from "#drafting/traps/trap";

const ABOUT = ["/about", "about", "About us"] as const;

/** What about pages say of founders, and of others' founders in the same words. */
export const ABOUT_PAGE_TRAPS: readonly Trap[] = [
	...onPage(ABOUT, "the founder of somebody else on an about page", "founders", false, [
		[
			"Ana Ruiz",
			"Founded in 2015 by Ana Ruiz, Petal House buys every bouquet through us.",
			"<p>Founded in 2015 by Ana Ruiz, Petal House buys every bouquet through us.</p>",
		],
		[
			"Ana Ruiz",
			"Founded in 2015 by Ana Ruiz, the guild counts four hundred florists.",
			"<p>Founded in 2015 by Ana Ruiz, the guild counts four hundred florists.</p>",
		],
		[
			"Ana Ruiz",
			"Fundada en 2013 por la florista Ana Ruiz, la cooperativa trabaja con Acme.",
			"<p>Fundada en 2013 por la florista Ana Ruiz, la cooperativa trabaja con Acme.</p>",
			"es",
		],
		[
			"Marie Leclair",
			"Fondée en 2011 par le Chef Marie Leclair, la halle accueille nos clients.",
			"<p>Fondée en 2011 par le Chef Marie Leclair, la halle accueille nos clients.</p>",
			"fr",
		],
		[
			"Ana Ruiz",
			"Acme is an app from the studio founded in 2015 by Ana Ruiz.",
			"<p>Acme is an app from the studio founded in 2015 by Ana Ruiz.</p>",
		],
		[
			"Pietro Mondani",
			"Acme è un prodotto della società fondata nel 2014 da un giovane imprenditore Pietro Mondani.",
			"<p>Acme è un prodotto della società fondata nel 2014 da un giovane imprenditore Pietro Mondani.</p>",
			"it",
		],
		[
			"Ana Ruiz",
			"Acme was named after the founder of the flower market, Ana Ruiz.",
			"<p>Acme was named after the founder of the flower market, Ana Ruiz.</p>",
		],
		[
			"Jo Day",
			"Their founder, Jo Day, teaches our courses.",
			"<p>We work with a school. Their founder, Jo Day, teaches our courses.</p>",
		],
		["Jo Day", "Our founder met Jo Day at a fair.", "<p>Our founder met Jo Day at a fair.</p>"],
		["Jo Day", "Notre fondatrice a travaillé chez Jo Day.", "<p>Notre fondatrice a travaillé chez Jo Day.</p>", "fr"],
		[
			"Jo Day",
			["Jo Day", "Founder of Petal & Stem"],
			"<h2>Team</h2><div class=card><h3>Ana Ruiz</h3><p>Sales</p></div><div class=card><h3>Jo Day</h3><p>Founder of Petal &amp; Stem</p></div>",
		],
		[
			"Ana Ruiz",
			"Fundada em 2016 pela família de Ana Ruiz, a feira recebe floristas.",
			"<p>Fundada em 2016 pela família de Ana Ruiz, a feira recebe floristas.</p>",
			"pt",
		],
	]),
	...onPage(ABOUT, "half a founder's name", "founders", false, [
		[
			"Sajid Amini",
			"Since 2004, our founder, Malik Sajid Amini, has worked with growers.",
			"<p>Since 2004, our founder, Malik Sajid Amini, has worked with growers.</p>",
		],
		[
			"García Pérez",
			"Nuestro fundador, Heber Zadiel García Pérez, creó Acme con una visión clara.",
			"<p>Nuestro fundador, Heber Zadiel García Pérez, creó Acme con una visión clara.</p>",
			"es",
		],
		[
			"Ruiz Day",
			"Our founder & CEO Ana Ruiz Day sold flowers before.",
			"<p>Our founder &amp; CEO Ana Ruiz Day sold flowers before.</p>",
		],
	]),
	...onHome("somebody else's founder beside a quotation", "founders", false, [
		[
			"Jo Day",
			["Jo Day", "Our founder's florist"],
			"<section><h2>What people say</h2><blockquote>“It just works.”</blockquote><h3>Jo Day</h3><p>Our founder's florist</p></section>",
		],
	]),
	...onPage(ABOUT, "its own founder on an about page", "founders", true, [
		[
			"Malik Sajid Amini",
			"Since 2004, our founder, Malik Sajid Amini, has worked with growers.",
			"<p>Since 2004, our founder, Malik Sajid Amini, has worked with growers.</p>",
		],
		[
			"Heber Zadiel García Pérez",
			"Nuestro fundador, Heber Zadiel García Pérez, creó Acme con una visión clara.",
			"<p>Nuestro fundador, Heber Zadiel García Pérez, creó Acme con una visión clara.</p>",
			"es",
		],
		[
			"Marcos Silveira",
			"Fundada em 2016 por Marcos Silveira, nossa empresa nasceu do sonho de ajudar floristas.",
			"<p>Fundada em 2016 por Marcos Silveira, nossa empresa nasceu do sonho de ajudar floristas.</p>",
			"pt",
		],
		[
			"Moussa NDOUR",
			"Fondée en 2015 par Moussa NDOUR, Acme est née pour servir les fleuristes.",
			"<p>Fondée en 2015 par Moussa NDOUR, Acme est née pour servir les fleuristes.</p>",
			"fr",
		],
		[
			"Candido Federici",
			"Fondata nel 2014 da Michele Federici e suo figlio Candido Federici, Acme aiuta i fioristi.",
			"<p>Fondata nel 2014 da Michele Federici e suo figlio Candido Federici, Acme aiuta i fioristi.</p>",
			"it",
		],
		[
			"Pietro Mondani",
			"Acme è una piccola azienda fondata nel 2014 da un giovane imprenditore Pietro Mondani.",
			"<p>Acme è una piccola azienda fondata nel 2014 da un giovane imprenditore Pietro Mondani.</p>",
			"it",
		],
		[
			"Rajesh Kumaran",
			"Our founder, Mr. Rajesh Kumaran, grew up among flowers.",
			"<p>Our founder, Mr. Rajesh Kumaran, grew up among flowers.</p>",
		],
	]),
	...onHome("its own founder under a label", "founders", true, [
		[
			"Roberto Martinelli",
			["Nuestro Fundador", "Roberto Martinelli"],
			"<section><div><div class=badge>Nuestro Fundador</div><h2>Roberto <span>Martinelli</span></h2><h3>CEO y asesor</h3></div></section>",
			"es",
		],
	]),
	...onPage(ABOUT, "a shop that somebody opened", "founded_year", false, [
		["2019", "We opened the shop in 2019.", "<p>We opened the shop in 2019.</p>"],
		["2012", "In 2012 we opened our store in Leeds.", "<p>In 2012 we opened our store in Leeds.</p>"],
		["2015", "2015 eröffneten wir den Laden.", "<p>2015 eröffneten wir den Laden.</p>", "de"],
		["2017", "En 2017 abrimos la tienda.", "<p>En 2017 abrimos la tienda.</p>", "es"],
	]),
	...onPage(ABOUT, "a year under a label that is not the company's beginning", "founded_year", false, [
		["2016", ["Copyright", "2016"], "<dl><dt>Copyright</dt><dd>2016</dd></dl>"],
		["2016", ["Année", "2016"], "<dl><dt>Année</dt><dd>2016</dd></dl>", "fr"],
		["2016", ["Version", "2016"], "<table><tr><th>Version</th><td>2016</td></tr></table>"],
		[
			"2016",
			["Fundação", "2016"],
			"<h2>Our customers</h2><h3>Petal House</h3><dl><dt>Fundação</dt><dd>2016</dd></dl>",
			"pt",
		],
		[
			"2016",
			["2016", "Founded a second brand"],
			"<ul class=timeline><li><b>2016</b><p>Founded a second brand</p></li></ul>",
		],
		[
			"2016",
			["2016", "Petal House is founded"],
			"<ul class=timeline><li><b>2016</b><p>Petal House is founded</p></li></ul>",
		],
		[
			"2018",
			["2018", "Foundation for growth"],
			"<ul class=timeline><li><b>2018</b><p>Foundation for growth</p></li></ul>",
		],
		[
			"2016",
			["2016", "Gegründet"],
			"<h2>Unsere Kunden</h2><h3>Petal House</h3><div><h4>2016</h4><p>Gegründet</p></div>",
			"de",
		],
		["2016", ["2016", "Gegründete Teams"], "<div><h4>2016</h4><p>Gegründete Teams</p></div>", "de"],
		["2018", ["2018", "Expansion"], "<ul class=timeline><li><b>2018</b><p>Expansion</p></li></ul>"],
	]),
	...onPage(ABOUT, "its year in a row or a timeline", "founded_year", true, [
		[
			"2016",
			["Fundação", "2016"],
			"<dl><div><dt>Fundação</dt><dd>2016</dd></div><div><dt>Time</dt><dd>50</dd></div></dl>",
			"pt",
		],
		[
			"2016",
			["2016", "Founded"],
			"<div class=timeline><div class=year>2016</div><div class=text><h4>Founded</h4><p>With three people</p></div></div>",
		],
		[
			"2020",
			["2020", "Gegründet"],
			"<div><h4>2020</h4><p>Gegründet</p></div><div><h4>12</h4><p>Floristen</p></div>",
			"de",
		],
		["2011", ["Gründungsjahr", "2011"], "<table><tr><th>Gründungsjahr</th><td>2011</td></tr></table>", "de"],
	]),
	...onPage(["/contact", "contact", "Contact"], "a town that is none", "city", false, [
		[
			"Fundada en",
			"Fundada en 2013 por el Dr. Toledo Alvear (de la U. de Chile).",
			"<p>Fundada en 2013 por el Dr. Toledo Alvear (de la U. de Chile).</p>",
			"es",
		],
		["Permer Stollen", "Permer Stollen 6 49479 Ibbenbüren", "<p>Permer Stollen 6<br>49479 Ibbenbüren</p>", "de"],
	]),
	...onPage(["/contact", "contact", "Contact"], "its town on lines without a word for the street", "city", true, [
		["Ibbenbüren", "Permer Stollen 6 49479 Ibbenbüren", "<p>Permer Stollen 6<br>49479 Ibbenbüren</p>", "de"],
	]),
	...onPage(["/mentions-legales", "contact", "Mentions légales"], "a seat in an article of a notice", "city", true, [
		[
			"Paris",
			"Siège : 58 rue de Monceau, 75008 Paris",
			"<p>Article 1</p><h2>Éditeur du site</h2><p>Siège : 58 rue de Monceau, 75008 Paris</p><p>RCS Paris : 923 741 000</p>",
			"fr",
		],
	]),
	...onPage(ABOUT, "the year of somebody else in languages whose small words are others'", "founded_year", false, [
		["1890", "Il museo è stato fondato nel 1890.", "<p>Il museo è stato fondato nel 1890.</p>", "it"],
		[
			"1890",
			"Il mercato dei fiori, fondato nel 1890, ci ospita.",
			"<p>Il mercato dei fiori, fondato nel 1890, ci ospita.</p>",
			"it",
		],
		[
			"1935",
			"Hala targowa założona w 1935 roku stoi obok nas.",
			"<p>Hala targowa założona w 1935 roku stoi obok nas.</p>",
			"pl",
		],
		[
			"1935",
			"Nasz partner, firma Flora, został założony w 1935 roku.",
			"<p>Nasz partner, firma Flora, został założony w 1935 roku.</p>",
			"pl",
		],
		["1911", "Museet grundades 1911 i Umeå.", "<p>Museet grundades 1911 i Umeå.</p>", "sv"],
		["1911", "Vår kund Blomman grundades 1911 i Umeå.", "<p>Vår kund Blomman grundades 1911 i Umeå.</p>", "sv"],
		["1952", "Lauget er stiftet i 1952.", "<p>Lauget er stiftet i 1952.</p>", "da"],
		["1985", "The market has been in business since 1985.", "<p>The market has been in business since 1985.</p>"],
		["1985", "Petal House has been in business since 1985.", "<p>Petal House has been in business since 1985.</p>"],
		["1999", "We have been in this building since 1999.", "<p>We have been in this building since 1999.</p>"],
		["2004", "The company we rent from was set up in 2004.", "<p>The company we rent from was set up in 2004.</p>"],
		["2008", "I was working for a chain founded in 2008.", "<p>I was working for a chain founded in 2008.</p>"],
	]),
	...onPage(ABOUT, "its year in languages whose small words are others'", "founded_year", true, [
		[
			"1935",
			"Założona w 1935 roku firma Acme rozwija się i rośnie.",
			"<p>Założona w 1935 roku firma Acme rozwija się i rośnie.</p>",
			"pl",
		],
		[
			"2010",
			"L'azienda è stata fondata nel 2010 e oggi serve il centro.",
			"<p>L'azienda è stata fondata nel 2010 e oggi serve il centro.</p>",
			"it",
		],
		["2015", "Vårt företag grundades 2015 i Umeå.", "<p>Vårt företag grundades 2015 i Umeå.</p>", "sv"],
		["2010", "Virksomheden er grundlagt i 2010.", "<p>Virksomheden er grundlagt i 2010.</p>", "da"],
		["1985", "We have been in business since 1985.", "<p>We have been in business since 1985.</p>"],
		["1985", "Unser Betrieb besteht seit 1985.", "<p>Unser Betrieb besteht seit 1985.</p>", "de"],
	]),
	...onPage(ABOUT, "what was founded as its founder", "founders", false, [
		[
			"Petal House",
			"Petal House was founded by brothers Michael and Fred Rosner.",
			"<p>Petal House was founded by brothers Michael and Fred Rosner.</p>",
		],
		[
			"Fred Rosner",
			"Petal House was founded by brothers Michael and Fred Rosner.",
			"<p>Petal House was founded by brothers Michael and Fred Rosner.</p>",
		],
		[
			"Flower Works",
			"Flower Works was founded by the owner of a kiosk.",
			"<p>Flower Works was founded by the owner of a kiosk.</p>",
		],
		[
			"Jo Day",
			"We bought the kiln from Jo Day, founder of the company.",
			"<p>We bought the kiln from Jo Day, founder of the company.</p>",
		],
	]),
	...onPage(ABOUT, "kin who founded it", "founders", true, [
		[
			"Michael Rosner",
			"Acme was founded by brothers Michael and Fred Rosner, who grew flowers.",
			"<p>Acme was founded by brothers Michael and Fred Rosner, who grew flowers.</p>",
		],
		[
			"Sven Markusson",
			"Założyciel firmy, Sven Markusson, zbudował jej reputację.",
			"<p>Założyciel firmy, Sven Markusson, zbudował jej reputację.</p>",
			"pl",
		],
	]),
	...onPage(["/contact", "contact", "Contact"], "a region as the town", "city", false, [
		[
			"Karnataka",
			"4th Cross, Dollars Colony, Bengaluru - 560078, Karnataka, India",
			"<p>4th Cross, Dollars Colony, Bengaluru - 560078, Karnataka, India</p>",
		],
	]),
	...onPage(["/contact", "contact", "Contact"], "the town before its code and region", "city", true, [
		[
			"Bengaluru",
			"4th Cross, Dollars Colony, Bengaluru - 560078, Karnataka, India",
			"<p>4th Cross, Dollars Colony, Bengaluru - 560078, Karnataka, India</p>",
		],
		[
			"Barcelona",
			"Dirección: Carrer de Balmes, 150, 08008 Barcelona",
			"<ul><li>Dirección: Carrer de Balmes, 150, 08008 Barcelona</li></ul>",
			"es",
		],
	]),
	...onPage(ABOUT, "who established something else", "founders", false, [
		["Ana Ruiz", "The prize was established by Ana Ruiz.", "<p>The prize was established by Ana Ruiz.</p>"],
		["Ana Ruiz", "Our rules were set up by Ana Ruiz.", "<p>Our rules were set up by Ana Ruiz.</p>"],
		["Ana Ruiz", "The tradition was started by Ana Ruiz.", "<p>The tradition was started by Ana Ruiz.</p>"],
		[
			"Ana Ruiz",
			"We follow guidelines established by Ana Ruiz.",
			"<p>We follow guidelines established by Ana Ruiz.</p>",
		],
		[
			"Ana Ruiz",
			"The flower market was established in 1995 by Ana Ruiz.",
			"<p>The flower market was established in 1995 by Ana Ruiz.</p>",
		],
	]),
	...onPage(ABOUT, "who established it", "founders", true, [
		["Ana Ruiz", "Acme was established in 1995 by Mr Ana Ruiz.", "<p>Acme was established in 1995 by Mr Ana Ruiz.</p>"],
		[
			"Ana Ruiz",
			"The company was established in 1995 by Ana Ruiz.",
			"<p>The company was established in 1995 by Ana Ruiz.</p>",
		],
	]),
	...onPage(["/contact", "contact", "Contact"], "a town that a street is called after", "country", false, [
		[
			"BE",
			"Siège social : 40 Rue de Bruxelles - 69100 VILLEURBANNE",
			"<p>Siège social : 40 Rue de Bruxelles - 69100 VILLEURBANNE</p>",
			"fr",
		],
	]),
];
