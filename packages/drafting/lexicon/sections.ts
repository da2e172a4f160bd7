import { EAST_ASIAN_HEADINGS } from "#drafting/lexicon/east-asian-sections";
import { FILLER } from "#drafting/lexicon/placeholders";
import type { SectionKind } from "#drafting/lexicon/section-kinds";
import { wholeWords } from "#drafting/lexicon/words";

/** The words by which headings, labels and class names say what a part of a page is, in the languages most often met. */

/** The words of one kind: those of languages that part words, and the headings of those that do not. */
function wordsOf(kind: SectionKind, ...alternatives: string[]): RegExp {
	const eastAsian = EAST_ASIAN_HEADINGS[kind];
	return wholeWords(eastAsian === undefined ? alternatives : [...alternatives, eastAsian]);
}

/** What a heading or a label of up to some eighty characters announces. One may announce several things. */
export const HEADING_WORDS: Readonly<Record<SectionKind, RegExp>> = {
	template: FILLER,
	drawing: /(?!)/,
	testimonial: wordsOf(
		"testimonial",
		"testimonials?|(?:high |what they )?praise|reviews?|customer voices|kind words|wall of love|loved by(?: [^.]{0,40})?|word on the street|don't take our word(?: for it)?",
		"(?:what|hear(?: what)?|see what|why) (?:our |the |some |other )?[\\p{L} ]{0,30}(?:say|says|saying|think|thinks|are saying|love about) ?[\\p{L} ]{0,20}",
		"[\\p{L} ]{0,20}(?!news|facts|questions|words)[\\p{L}]{3,20}s (?:about|on) us|(?:reviewed|rated|tested|praised|recommended) (?:by|in) [^.]{0,60}|(?:kunden|presse|medien|leser|nutzer|gäste) über uns",
		"що (?:кажуть|говорять)[^.]{0,40}|co o nás říkají|(?:recenze|ohlasy)(?: [\\p{L}]+)?|vélemények|(?:müşteri|kullanıcı) (?:yorumları|görüşleri)|(?:müşteri|kullanıcı)lar\\p{L}{0,6} ne diyor|testimoni|apa kata (?:mereka|pelanggan|pengguna)|kunde(?:udtalelser|anmeldelser|uttalelser)|hva[d]? kundene? siger?|τι λένε[^.]{0,30}|ce spun[^.]{0,30}|đánh giá(?: của khách hàng)?|(?:ils|elles|on|la presse) (?:en )?parlent? de nous|ce qu'on dit de nous|(?:hablan|dicen|opinan) de nosotros|parlano di noi|falam (?:de|sobre) nós|(?:klanten|gasten|gebruikers) over ons|(?:klienci|mówią|piszą) o nas|(?:клиенты|говорят|пишут|отзываются) о нас",
		"(?:was|das) [\\p{L} ]{3,30} sagen|[\\p{L} ]{3,30} sagen|(?:che )?cosa dicono [\\p{L} ]{0,30}|(?:lo )?que dicen [\\p{L} ]{0,30}|o que dizem [\\p{L} ]{0,30}|wat [\\p{L} ]{3,30} zeggen|что говорят [\\p{L} ]{0,30}|vad [\\p{L} ]{3,30} säger",
		"[\\p{L}]{3,14}stimmen|[^.]{3,40} (?:témoignent?|racontent?|berichte[nt]|erzähl(?:t|en)|cuentan?|raccontano|racconta|contam?|vertel(?:t|len)|opowiada(?:ją)?|рассказыва(?:ет|ют)|berättar|fortæller)|kundenmeinungen|das sagen [\\p{L} ]{0,30}|bewertungen|rezensionen|erfahrungsberichte",
		"témoignages?|avis(?: clients)?|ils en parlent|ce que (?:disent|pensent) [\\p{L} ]{0,30}",
		"testimonios|opiniones|lo que dicen [\\p{L} ]{0,30}|reseñas|testimonianze|recensioni|dicono di noi|depoimentos|avaliações",
		"beoordelingen|ervaringen|klanten aan het woord|opinie|co mówią [\\p{L} ]{0,30}|отзывы|рекомендации|відгуки|omdömen|anmeldelser|reference zákazníků|yorumlar|hodnocení",
	),
	customers: wordsOf(
		"customers",
		"(?:our|some|some of our|selected|featured|happy|recent|notable) (?:[\\p{L}]+ )?(?:customers|clients|users|brands|accounts)|customers|clients|client list|who (?:uses|is using|we work with)[\\p{L} ]{0,20}",
		"(?:trusted|used|chosen|relied on|powered) by [^.]{0,60}|trusted by|used by|(?!start|begin|keep|love|enjoy|while|before|after|benefits|advantages|reasons|tips|tricks|ways|this|is|always)(?:[\\p{L}]{2,20}s|people) (?:using|that use|who use|that trust|who trust|who love|that love|running on) [^.]{0,30}|as used by|in good company",
		"case stud(?:y|ies)|success stor(?:y|ies)|customer stor(?:y|ies)|customer spotlight|featured brands|brands we [\\p{L}]+",
		"(?:unsere |zufriedene )?kunden|referenzen|sie vertrauen uns|erfolgsgeschichten|fallstudien|(?:nos |ils sont nos )?clients|ils nous font confiance|nos références|références",
		"(?:nuestros )?clientes|confían en nosotros|casos de éxito|(?:i nostri )?clienti|hanno scelto noi|storie di successo|nossos clientes|(?:onze )?klanten|(?:nasi )?klienci|zaufali nam|realizacje",
		"(?:(?:they|who) )?recommend(?:s|ed)? (?:us|by)(?: [^.]{0,30})?|(?:sie |die )?(?:empfehlen uns|uns empfehlen)|ils nous recommandent|nos recomiendan|ci consigliano|polecają nas|нас рекомендуют|(?:наши )?клиенты|нам доверяют|с нами работают|кейсы|наші клієнти|(?:våra )?kunder|referenser|asiakkaamme|referenssit|(?:naši )?(?:zákazníci|klienti)|reference|müşterilerimiz|referanslar|(?:néhány |elégedett )?ügyfeleink|(?:elégedett )?ügyfelek|referenci(?:áink|ák)|clienți(?:i noștri)?|(?:mulți|câțiva|unii) dintre clienții noștri|(?:bizim )?müşteriler|клієнти|нам довіряють|asiakkaat|asiakkaitamme|(?:vores|vore|våre|nogle af vores|noen av våre) kunder|kundene våre|några av våra kunder|důvěřují nám|luottavat meihin|bíznak bennünk|au încredere în noi|bize güvenenler",
		"(?:an? |the |our )?(?:sample|example|fictional|made-up|invented) (?!of|for|code|app|report)[\\p{L}]{3,20}|beispiel(?:verein|firma|betrieb|kund[a-z]{1,3}|unternehmen|schule|hof|laden|praxis|shop)|(?:un )?exemple d[e'] ?(?!code)[\\p{L}]{3,20}|(?!código)[\\p{L}]{3,20} de ejemplo|(?:azienda|cliente) (?:di|d') ?esempio|掲載例|導入例",
	),
	partners: wordsOf(
		"partners",
		"you (?:may|might|could) also (?:like|enjoy|need)|also of interest|(?:das )?(?:könnte|dürfte) (?:sie|dich|euch) (?:auch )?interessieren|auch interessant|(?:vous aimerez|vous pourriez) (?:aussi|aimer)[^.]{0,20}|también (?:te|le) (?:puede|podría) (?:gustar|interesar)|potrebbe(?:ro)? (?:piacerti|interessarti)[^.]{0,10}|você também (?:pode gostar|vai gostar)|misschien (?:vind je dit|ook) [^.]{0,20}|może cię (?:też )?zainteresować|(?:вам )?(?:также )?может (?:понравиться|быть интересно)|du (?:kanske|gillar) [^.]{0,15}",
		"[\\p{L}]{3,20} (?:near|around) (?:you|me)|[\\p{L}]{3,20} in your area|[\\p{L}]{3,20} in (?:deiner|ihrer) nähe|[\\p{L}]{3,20} (?:près|autour) de (?:chez )?vous|[\\p{L}]{3,20} cerca de (?:ti|usted)|[\\p{L}]{3,20} vicino a te|[\\p{L}]{3,20} perto de (?:você|si|ti)|[\\p{L}]{3,20} bij (?:jou|u) in de buurt|[\\p{L}]{3,20} w (?:twojej )?okolicy",
		"[\\p{L} ]{2,30} (?:de nos|d[oa]s nossos|das nossas|de nuestr[oa]s|dei nostri|delle nostre|unserer|von unseren|van onze|naszych|наших) (?:partners?|partenaires|voisins|amis|parceiros|vizinhos|amigos|socios|vecinos|amici|vicini|nachbarn|freunde|buren|vrienden|partnerów|sąsiadów|przyjaciół|партн[её]ров|друзей|соседей)",
		"also (?:by|from) (?:us|the same (?:people|makers))|(?:more|other things) (?:by|from) (?:us|the same (?:people|makers))|auch von uns|(?:aussi|également) (?:par|de chez) nous|también (?:es|son|de) (?:nuestr[oa]s?|nosotros)|anche (?:di|da) noi|também (?:é|são) noss[oa]s?|ook van ons",
		"(?:our |my |the )?(?:sister|other|side) (?:projects?|sites?|products?|companies|company|brands?|apps?)|(?:our )?(?:neighbou?rs|friends)|(?:nos |les )?(?:voisins|amis)|(?:unsere )?(?:nachbarn|freunde|schwesterprojekte?)|(?:nuestros )?(?:vecinos|amigos)|(?:i nostri )?(?:vicini|amici)|(?:onze )?(?:buren|vrienden)|(?:nasi )?(?:sąsiedzi|przyjaciele)|(?:наши )?(?:соседи|друзья)|projet frère|proyecto hermano",
		"(?:[\\p{L}]{2,20} ){1,4}(?:by|from|of) (?:our (?:partners?|friends|suppliers?|sponsors?)|others)(?: [^.]{0,40})?",
		"(?:our |official |technology |channel |strategic )?partners?|partner(?:ship)? (?:news|program(?:me)?)|resellers?|(?:authori[sz]ed )?(?:distributors?|dealers?|retailers?)|where to buy|sponsors?|sponsored by|(?:our |the )?(?:growers|farmers|producers|makers|brands|artists|suppliers|vendors|winemakers|wineries|breweries|roasters|bakers)|(?:unsere|die) (?:winzer|bauern|landwirte|brauereien|röster|imker|höfe)|(?:nos|les) (?:vignerons|éleveurs|agriculteurs|artisans)|(?:nuestros|los) (?:agricultores|artesanos|bodegueros|ganaderos)|i (?:nostri )?(?:artigiani|contadini|viticoltori)|(?:onze|de) (?:boeren|wijnboeren|makers)|nasi (?:rolnicy|rzemieślnicy)|i (?:nostri )?produttori|(?:nos|les) producteurs|(?:nuestros|los) productores|unsere (?:erzeuger|produzenten|lieferanten|marken)|nos marques|onze (?:telers|merken)|nasi producenci|stockists?|suppliers?|affiliates?|integration partners",
		"as (?:seen|featured) (?:in|on)|featured (?:in|on)|in the (?:press|media)|press coverage|supported by|in (?:partnership|cooperation|collaboration) with|members? of",
		"(?:unsere )?partner|vertriebspartner|händler|fachhändler|bezugsquellen|bekannt aus|sponsoren|(?:nos )?partenaires|revendeurs|distributeurs|où acheter|on parle de nous",
		"(?:nuestros )?socios|distribuidores|colaboradores|patrocinadores|dónde comprar|(?:i nostri )?partner|rivenditori|sponsor|parceiros|revendedores|partnerzy|dystrybutorzy|gdzie kupić|партн[её]ры|дилеры|где купить|спонсоры|återförsäljare|forhandlere|jälleenmyyjät|prodejci",
	),
	investors: wordsOf(
		"investors",
		"who (?:invests?|invested|believes?) in (?:us|[\\p{L}\\p{N}]+)|(?:wer|die) in uns investier(?:t|en)|(?:qui|ils) (?:investi(?:t|ssent)|croient) en nous|(?:quién|quiénes) (?:invierten?) en nosotros|chi investe in noi|quem investe em nós|wie investeert in ons",
		"why (?:to )?invest(?: [^.]{0,40})?|warum (?:in [^.]{1,30} )?investieren|pourquoi investir(?: [^.]{0,30})?|por qué invertir(?: [^.]{0,30})?|perché investire(?: [^.]{0,30})?|por que investir(?: [^.]{0,30})?",
		"shareholders?|gesellschafter|actionnaires?|accionistas?|soci|aandeelhouders?|udziałowcy",
		"(?:our )?(?:investors?|backers?)|backed by|funded by|investor relations|shareholders?|gesellschafter|actionnaires?|accionistas?|soci|aandeelhouders?|udziałowcy|(?:unsere )?investoren|investisseurs|inversores|investitori|investidores|investeerders|inwestorzy|инвесторы|investerare",
	),
	advisors: wordsOf(
		"advisors",
		"(?:our )?advis[oe]rs?|advisory board|mentors?|(?:board of )?trustees|beirat|berater|conseillers|asesores|consulenti|doradcy|советники",
	),
	charity: wordsOf(
		"charity",
		"(?:who |charities |causes )?we (?:support|help|donate to)|charit(?:y|ies)|good causes|giving back|we give|spenden|wir (?:unterstützen|spenden)|nous soutenons|apoyamos|sosteniamo|wspieramy|мы поддерживаем",
	),
	team: wordsOf(
		"team",
		"(?:our |company |core |the )?(?:values|principles|beliefs|culture|philosophy|manifesto)|(?:unsere )?werte|leitbild|(?:nos |les )?valeurs|(?:nuestros )?valores|(?:i nostri )?valori|(?:nossos )?valores|(?:onze )?(?:waarden|kernwaarden)|(?:nasze )?wartości|(?:наши )?ценности|(?:våra )?värderingar",
		"(?:our |the |meet the |meet our |management |leadership )?team|meet (?:the|our|your|us|dr|mr|mrs|ms|prof|mme|m)(?![\\p{L}])[^?!]{0,30}|leadership|staff|our people|who we are|founders?|management|board(?: of directors)?|experts|instructors|teachers|trainers|authors?|speakers?|our (?:doctors|lawyers|agents|coaches)",
		"(?:unser |das )?team|mitarbeiter|ansprechpartner|geschäftsführung|(?:notre |l')?équipe|(?:nuestro )?equipo|il (?:nostro )?team|i (?:nostri )?professionisti|lo staff|nuestros profesionales|nos (?:experts|avocats|collaborateurs)|unsere (?:anwälte|ärzte|experten)|our (?:tutors|consultants|attorneys|therapists|crew)|(?:nossa )?equipe|(?:ons )?team|holdet|medarbejdere|ansatte|medarbetare|teamet|(?:nasz )?zespół|(?:наша )?команда|сотрудники|vårt team|tiimi|náš tým|ekibimiz",
	),
	news: wordsOf(
		"news",
		"(?:latest |recent |company |our |partner |in the )?news|(?:from |on |visit |read )?(?:the |our )?blog|blog posts?|(?:latest|recent|popular|related|featured) (?:posts?|articles?|stories|updates|entries|tweets?|videos?|episodes?)|articles?|press(?: releases?)?|press room|announcements?|what's new|updates|latest|headlines|in the press|podcasts?|magazine|stories|tweets",
		"neuigkeiten|aktuelles|nachrichten|neues(?: aus [\\p{L} ]{0,20})?|presse|beiträge|actualités?|actus?|nouvelles|articles récents|noticias|novedades|últimas entradas|prensa|artículos|notizie|novità|ultime notizie|rassegna stampa|notícias|novidades|nieuws|berichten|aktualności|wpisy|prasa|новости|статьи|блог|пресса|новини|nyheter|nyheder|uutiset|ajankohtaista|aktuality|novinky|haberler|duyurular|お知らせ|ニュース|新着情報",
	),
	events: wordsOf(
		"events",
		"(?:upcoming |past |our )?events?|(?:trade )?(?:fairs?|shows?)|conferences?|webinars?|meet ?ups?|workshops?|calendar|exhibitions?|tour dates|meet us(?: at)?|contests?|competitions?|awards?|veranstaltungen|termine|messen?|seminare|événements|salons|agenda|eventos|ferias|calendario|eventi|fiere|evenementen|beurzen|wydarzenia|targi|события|мероприятия|выставки|акции|конкурсы|evenemang|tapahtumat|události|etkinlikler",
	),
	jobs: wordsOf(
		"jobs",
		"(?:jobs?|roles?|positions?|people|skills) (?:that |whom )?we(?:'re| are)? (?:hir(?:e|ing)|recruit(?:ing)?|look(?:ing)?|fill(?:ing)?|offer)(?: [^.]{0,20})?|who(?:m)? we(?:'re| are)? (?:hir(?:e|ing)|look(?:ing)?)(?: for)?",
		"franchis(?:e|ing|es|ees?)(?: [^.]{0,30})?|(?:become|be) (?:an? |our )?(?:[\\p{L}-]{1,15} )?(?:reseller|partner|affiliate|distributor|dealer|franchisee|driver|host|seller|vendor|ambassador|tutor|instructor|supplier|contributor)|(?:sell|drive|partner|earn) with (?:us|[\\p{L}\\p{N}]+)|(?:werden sie|werde|devenez|devenir|hazte|conviértete en|diventa|torne-se|word|zostań|станьте|bli) (?:un |une |uma |um )?(?:händler|partner(?:in)?|wiederverkäufer|vertriebspartner|franchisé|partenaire|revendeur|distribuidor(?:a)?|socio|revendedor(?:a)?|rivenditore|dealer|partnerem|партн[её]ром|återförsäljare)|vacature|vacancy|job offer|stellenangebot|offre d'emploi|oferta de (?:empleo|trabajo)|offerta di lavoro|vaga|oferta pracy|вакансия|ledig tjänst",
		"careers?|jobs?|job openings?|open (?:positions?|roles?)|vacanc(?:y|ies)|we(?:'re| are) hiring|join (?:us|our team|the team)|(?<!(?:it|this|they|app|that) )work (?:with us|(?:for|at) [\\p{L}]+)|why work [\\p{L} ]{0,20}|life at [\\p{L} ]{0,20}|internships?|what we're looking for|your (?:profile|tasks)",
		"karriere|stellenangebote|stellen|offene stellen|wir suchen|emplois?|carrières?|recrutement|nous recrutons|nous rejoindre|empleo|trabaja con nosotros|ofertas de empleo|lavora con noi|posizioni aperte|carreiras|vagas|trabalhe conosco|vacatures|werken bij|praca|kariera|oferty pracy|вакансии|работа у нас|lediga jobb|työpaikat|kariéra",
	),
	comments: wordsOf(
		"comments",
		"(?:from|in|on) (?:the|our) (?:forums?|community|guest ?book|discord|reddit)|(?:\\d+ )?comments?(?! (?:ça|cela|nous|utiliser|démarrer|commander|fonctionne))|leave a (?:comment|reply)|repl(?:y|ies)|kommentare|commentaires|comentarios|commenti|reacties|komentarze|комментарии|kommentarer",
	),
	comparison: wordsOf(
		"comparison",
		"(?:why )?(?:our |so many |the |some )?(?:people|teams|users|customers|companies|everyone|they|[\\p{L}]{3,15}s) (?:leave|are leaving|left|quit|(?:move|switch)(?:ed)? (?:away )?from) (?!us|our|the|a|an|it|with|you)(?![^.]{1,40} (?:to|for) )[\\p{L}\\p{N}][^.]{1,30}|reasons (?:not to|against)[^.]{0,30}|gründe(?:,| gegen| nicht)[^.]{0,40}|raisons de ne pas[^.]{0,30}|razones para no[^.]{0,30}|motivi per non[^.]{0,30}|razões para não[^.]{0,30}|redenen om (?:niet|geen)[^.]{0,30}",
		"[^.]{0,60} leaves? (?:[\\p{L}]{2,12} ){0,2}gaps?|[^.]{0,30}(?:[\\p{L}]{2,20}s|you|we|they|people|everyone|everybody) (?:still |often |always |all )?(?:lose|waste|struggle|suffer|worry|dread|hate)(?: [^.]{0,20})?|[^.]{0,40}(?:loses|losing|wastes|wasting|struggles|suffers|worries)(?: [^.]{0,20})?|[^.]{0,40}(?:verlieren|verschwenden|perdent|perdez|pierden|pierdes|perdono|perdete|perdem|verliezen|verspillen|tracą|tracisz|теряют|теряете)(?: [^.]{0,20})?",
		"(?!(?:free|basic|starter|standard|pro|plus|lite|monthly|yearly) vs)[^.]{0,40} vs\\.? (?!(?:yearly|annual|paid|pro|plus|premium)$)[^.]{0,40}|versus|(?:the |your |common |today's )?(?:problems?|pain points?|challenges?|status quo)(?: (?:with|of|in|today|we solve)(?![\\p{L}])[^.]{0,40})?|(?:das|die) probleme?|le(?:s)? problèmes?|el problema|los problemas|il problema|o problema|het probleem|problem|проблем[аы]|(?:does (?:this|that|it|any of this) )?sounds? familiar|kommt (?:ihnen|dir|euch) (?:das|etwas davon) bekannt vor|kenn(?:en sie|st du|t ihr) das|ça vous (?:parle|dit quelque chose)|(?:te|le|os) suena(?: familiar)?|(?:ti|vi) suona familiare|(?:soa|parece) familiar|herken(?:t u|je) dit|the old way|tired of [^.]{0,30}|struggling with [^.]{0,30}|compare(?:d)?|how (?:it|this|we|they|[\\p{L}\\p{N}]+) (?:compares?|stacks? up|differs?)(?: [^.]{0,30})?|comparison|alternatives?(?: to)?|(?:what|where) [\\p{L}\\p{N}]+ (?:lacks?|fails?|misses)|instead of [\\p{L}\\p{N}]+|other (?:tools|products|services|providers)|competitors?|disadvantages?(?: of)?|drawbacks|the (?:old|traditional) way|(?<![\\p{L}],? )(?:without|before) [\\p{L}\\p{N}]+",
		"vergleich|im vergleich|nachteile|wettbewerber|comparatif|comparaison|inconvénients|comparación|comparativa|desventajas|confronto|svantaggi|vergelijking|nadelen|porównanie|wady|сравнение|недостатки|jämförelse",
		"(?:common |popular )?(?:myths?|misconceptions?|rumou?rs)(?: (?:about|around|on|and) [^.]{0,40})?|(?:known )?(?:bugs|issues|limitations)|known problems|(?:häufige |verbreitete )?(?:irrtümer|mythen|missverständnisse|gerüchte)(?: (?:über|um|rund) [^.]{0,40})?|bekannte (?:fehler|probleme|einschränkungen)|idées reçues(?: sur [^.]{0,40})?|(?:problèmes|bogues|limites) connus|(?:mitos|bulos|malentendidos)(?: sobre [^.]{0,40})?|(?:errores|problemas) conocidos|miti(?: da sfatare)?|falsi miti|problemi noti|problemas conhecidos|misverstanden|bekende problemen|znane (?:błędy|problemy)|мифы(?: о [^.]{0,40})?|известные (?:ошибки|проблемы)|よくある誤解|既知の(?:問題|不具合)",
	),
	hosting: wordsOf(
		"hosting",
		"(?:web ?)?hosting(?: (?:provider|company|by|door|strony|partner|services?))?|hosted (?:by|at|with)|[^.]{0,40} is hosted (?:by|at|with|on)|data ?cent(?:er|re)s?|servers?|(?:web)?hoster|hostinganbieter|hébergeur|hébergement(?: du site)?|hébergé par|alojamiento(?: web)?|proveedor de alojamiento|hospedaje|fornitore di hosting|hospedagem|alojamento|webhotell|webbhotell|хостинг|хостинг-?провайдер|sub-?processors?|processors|auftragsverarbeiter|sous-traitants",
	),
	authority: wordsOf(
		"authority",
		"(?:(?:data protection |supervisory |competent |regulatory )?authorit(?:y|ies))|regulators?|regulated by|ombuds(?:man|mann|frau|stelle)|beschwerdestelle|(?:online )?dispute resolution|odr|complaints?|[^.]{0,60}complain to [^.]{0,60}|supervision|commissioner|court|governing law|jurisdiction|register court|european commission",
		"aufsichtsbehörden?|(?:verbraucher|universal)?schlichtung(?:sstelle)?|streitschlichtung|(?:verbraucher)?streitbeilegung|online-?streitbeilegung|schlichtungsstelle|registergericht|amtsgericht|kammer|datenschutzbeauftragte[rn]?|délégué à la protection des données|delegado de protección de datos|responsabile della protezione dei dati|functionaris (?:voor )?gegevensbescherming|inspektor ochrony danych|autorité de contrôle|médiateur|médiation|litiges|autoridad de control|resolución de litigios|autorità di controllo|garante|toezichthouder|geschillen|organ nadzorczy|надзорный орган",
	),
	designer: wordsOf(
		"designer",
		"(?:web ?)?(?:site )?(?:design|development)(?:ed)? by|web ?design ?: ?[^.]{0,40}|site by|website by|credits?|(?:konzept|design)[, ]+(?:und )?(?:design|umsetzung|programmierung)|umsetzung|bildnachweise?|fotos?|photo credits?|réalisation(?: du site)?|conception|crédits|diseño web|realizzazione sito|realização|projekt i wykonanie|wykonanie|разработка сайта|создание сайта",
	),
	legal: wordsOf(
		"legal",
		"(?:privacy|cookie)(?: (?:policy|statement|notice))?|terms(?: (?:of (?:use|service)|and conditions|& conditions))?|conditions|disclaimer|liability|legal|data protection|gdpr|refund policy|returns?|shipping(?: policy)?|copyright|trademarks?|licen[cs]es?|patents?|accessibility statement",
		"datenschutz(?:erklärung)?|agb|nutzungsbedingungen|haftung(?:sausschluss)?|widerruf(?:srecht|sbelehrung)?|urheberrecht|politique de confidentialité|confidentialité|cgv|cgu|conditions générales|protection des données|propriété intellectuelle|responsabilité|política de privacidad|privacidad|términos|condiciones|protección de datos|propiedad intelectual|informativa|privacy e cookie|termini|condizioni|termos|privacidade|voorwaarden|privacyverklaring|aansprakelijkheid|regulamin|polityka prywatności|rodo|политика конфиденциальности|оферта|соглашение|integritetspolicy|villkor|tietosuoja|ochrana osobních údajů|podmínky|gizlilik",
	),
	cookies: wordsOf("cookies", "cookies?|cookie-?einstellungen|ciasteczka|plik(?:i|ów) cookies?|файлы cookie"),
	newsletter: wordsOf(
		"newsletter",
		"newsletters?|subscribe(?: (?:to|now|for) ?[\\p{L} ]{0,40})?|(?:join|sign up (?:for|to)) (?:our|the) (?:newsletter|mailing list)|mailing list|stay (?:in touch|up to date|updated|informed|connected|in the loop)|keep (?:in touch|up to date)|get (?:updates|the latest)|follow us|connect with us|social media|find us on",
		"abonnieren|bleiben sie informiert|folgen sie uns|folge uns|(?:inscrivez-vous|abonnez-vous)[^.]{0,40}|restez informés?|suivez-nous|suscríbete[^.]{0,40}|suscribirse|síguenos|iscriviti[^.]{0,40}|seguici|assine|siga-nos|inscreva-se|schrijf je in|volg ons|nieuwsbrief|zapisz się|obserwuj nas|śledź nas|подписаться|подпишитесь|рассылка|мы в соцсетях|prenumerera|följ oss|tilaa uutiskirje|odběr novinek",
	),
	planned: wordsOf(
		"planned",
		"(?:features?|ideas?|requests?|functions?) (?:that )?(?:you|members|users|customers) can (?:still )?vote (?:for|on)|(?:funktionen|ideen|wünsche),? (?:für|über) die (?:du|ihr|sie) abstimmen(?: [\\p{L}]{3,8})?|(?:fonctionnalités|idées) (?:à voter|pour lesquelles vous pouvez voter)|(?:funciones|ideas) (?:por|para) votar|(?:funzioni|idee) da votare|(?:funções|ideias) para votar",
		"(?:was|das) [\\p{L} ]{3,40} wünschen|what (?:our |your |the )?[\\p{L}]{3,20} (?:wish|ask|are asking|want) for|ce que [\\p{L} ]{3,30} (?:souhaitent|demandent|attendent)|lo que (?:piden|desean) [\\p{L} ]{3,30}|cosa (?:chiedono|vorrebbero)[\\p{L} ]{0,30}|o que [\\p{L} ]{3,30} (?:pedem|desejam)|wat [\\p{L} ]{3,30} (?:wensen|vragen)",
		"coming soon|on the horizon|(?:our |product |public )?roadmap|planned(?: features)?|upcoming(?: features)?|in (?:development|the works|the pipeline)|what's next|next up|future(?: plans| features)?|soon|wish ?list|under construction",
		"demnächst|in planung|geplant|bald verfügbar|ausblick|bientôt|prochainement|à venir|feuille de route|próximamente|hoja de ruta|prossimamente|in arrivo|em breve|binnenkort|wkrótce|w przygotowaniu|скоро|планы|в разработке|kommer snart|tulossa|připravujeme|yakında",
		"most requested(?: [\\p{L}]+)?|(?:on )?(?:our |the |your )?wish ?list|what (?:you|users|customers|people|members) (?:keep )?ask(?:s|ed|ing)?(?: us)? for|not (?:there )?yet|still missing|what(?:'s| is) (?:still )?missing|wunschliste|(?:oft |häufig |meist)?gewünscht|(?:eure|ihre|deine|häufige) wünsche|was (?:uns )?noch fehlt|fehlt noch",
		"ce (?:que (?:vous|nos clients|nos utilisateurs) (?:nous )?(?:demandez|demandent)|qu'on nous demande|qui (?:nous )?manque(?: encore)?)|vos demandes|pas encore|lo que (?:(?:nos|más) (?:piden|pedís|pides)|nos (?:piden|pedís) más|(?:aún |todavía )?(?:nos )?falta)|lista de deseos|cosa (?:ci chiedono|ci chiedete|manca(?: ancora)?)|o que (?:nos pedem|(?:ainda )?falta)|wat (?:nog )?ontbreekt|verlanglijst(?:je)?|czego (?:jeszcze )?brakuje|o co (?:nas )?pros(?:icie|zą)|чего (?:пока |ещё )?не хватает|о ч[её]м (?:нас )?просят|önskelista|önskemål|ønskeliste|(?:ご)?要望(?:の多い|リスト)?(?:機能)?|開発予定|今後の予定|近日公開|即将推出|開発中|개발 예정|출시 예정",
		"(?:removed|discontinued|retired|deprecated|sunset|no longer)(?: (?:in|from|with|since|features?|available|supported|part of) ?[^.]{0,30})?|entfallen(?: [^.]{0,30})?|eingestellt(?: [^.]{0,30})?|nicht mehr (?:dabei|verfügbar|enthalten)|(?:retirée?s?|supprimée?s?|abandonnée?s?) (?:de|du|dans|depuis|en) [^.]{0,30}|(?:retirad[oa]s?|eliminad[oa]s?|descontinuad[oa]s?) (?:en|de|desde) [^.]{0,30}|(?:rimoss[oaie]|removid[oa]s?) (?:da|dalla|in|na|da) [^.]{0,30}|verwijderd (?:in|uit|sinds) [^.]{0,30}|usunięt[eoay] (?:w|z) [^.]{0,30}|удалено в [^.]{0,30}|終了した(?:機能|サービス)|廃止(?:された)?(?:機能)?",
	),
	requirements: wordsOf(
		"requirements",
		"(?:what )?you(?:'ll)? (?:bring|need|provide|supply)|bring your own|(?:das |was )?(?:bringen sie|sie bringen|sie brauchen|du brauchst)(?: mit)?|(?<!tout )ce (?:que vous apportez|qu'il vous faut)|(?<!todo )lo que (?:necesitas|traes)|cosa (?:ti )?serve|wat (?:u|je) (?:nodig hebt|meeneemt)|co (?:potrzebujesz|przynosisz)|что (?:нужно|понадобится)",
		"(?:system|browser|technical|minimum|hardware|software) requirements?|requirements?|prerequisites?|supported (?:browsers|systems)|what you(?:'ll)? need|systemvoraussetzungen|systemanforderungen|voraussetzungen|prérequis|configuration requise|configuration minimale|requisitos(?: del sistema)?|requisiti(?: di sistema)?|systeemvereisten|vereisten|wymagania(?: systemowe)?|системные требования|требования|systemkrav|järjestelmävaatimukset|systémové požadavky",
	),
	hours: wordsOf(
		"hours",
		"(?:opening|business|office|working|support) (?:hours|times)|hours(?: of operation)?|öffnungszeiten|bürozeiten|sprechzeiten|horaires?(?: d'ouverture)?|heures d'ouverture|horarios?(?: de atención)?|orari(?: di apertura)?|openingstijden|godziny otwarcia|часы работы|режим работы|график работы|öppettider|aukioloajat|otevírací doba",
	),
	faq: wordsOf(
		"faq",
		"faqs?|f\\.a\\.q\\.?s?|(?:frequently asked |common |any |more |have |got )?questions(?: (?:and|&) answers)?|q&a|q & a|help(?: cent(?:er|re))?|(?:häufige? (?:gestellte )?)?fragen(?: und antworten)?|questions fréquentes|foire aux questions|preguntas(?: frecuentes)?|domande(?: frequenti)?|perguntas frequentes|veelgestelde vragen|(?:częste )?pytania|вопросы(?: и ответы)?|частые вопросы|vanliga frågor|ukk|časté dotazy|sık(?:ça)? sorulan sorular|часті (?:запитання|питання)|(?:запитання|питання) (?:та|й|і) відповіді|často kladené (?:otázky|dotazy)|gyik|gyakori kérdések|întrebări frecvente|pertanyaan (?:umum|yang sering diajukan)|ofte (?:stillede|stilte) spørgsmål|usein kysyttyä|συχνές ερωτήσεις|câu hỏi thường gặp|よくある質問",
	),
	contact: wordsOf(
		"contact",
		"contacts?(?: (?:us|details|information|info|me|form))?|get in touch[^.]{0,30}|(?:reach|talk to|write to|call|email|visit) us[^.]{0,30}|find us|our offices?|offices?|locations?|address|directions|headquarters|request (?:a )?(?:demo|quote|callback)|book a (?:demo|call)|schedule a [\\p{L}]+|customer (?:service|care)|impressum|imprint|publisher",
		"kontakt(?:ieren)?(?: sie uns[^.]{0,20})?|anfahrt|standorte?|adresse|anschrift|contactez(?:-| )nous|nous contacter|nous trouver|coordonnées|contactos?|contáctanos|contacta|dónde estamos|contatti|contattaci|dove siamo|contatos?|contactgegevens|kontaktdaten|fale conosco|onde estamos|neem contact op|kontakty|skontaktuj się|контакты|свяжитесь с нами|как нас найти|kontakta oss|ota yhteyttä|yhteystiedot|kontaktujte nás|iletişim|bize ulaşın|お問い合わせ",
	),
	account: wordsOf(
		"account",
		"(?:ways to (?:give|help|donate|support|get involved)|(?:get|be|become) involved|how (?:you can|to|can (?:i|you)) (?:help|give|donate)|support us|donate(?: [^.]{0,20})?|take action|volunteer(?: with us)?|mitmachen|helfen sie mit|so (?:können sie |kannst du )?helfen[^.]{0,20}|unterstützen sie uns|mitglied werden|nous soutenir|soutenez-nous|comment (?:nous )?aider|faire un don|agir|cómo (?:ayudar|colaborar)|colabora(?: con nosotros)?|haz(?:te)? [^.]{0,20}|dona|sostienici|aiutaci|come aiutare|apoie(?:-nos)?|como ajudar|doe mee|steun ons|help mee|doneer|wesprzyj(?: nas)?|jak pomóc|поддержать|как помочь)|(?:sign|log) ?(?:in|up|on|out)|logins?|(?:your |my |create (?:an )?|open an )accounts?|registration|register(?: now)?|forgot (?:your )?password|(?:shopping )?(?:cart|basket)|checkout|members?(?: area)?|anmelden|registrieren|mein konto|warenkorb|connexion|mon compte|panier|inscription|iniciar sesión|mi cuenta|carrito|accedi|registrati|carrello|entrar|inloggen|winkelwagen|zaloguj(?: się)?|koszyk|konto|вход|регистрация|корзина|личный кабинет|logga in|kirjaudu|přihlášení|košík|giriş",
	),
	audience: wordsOf(
		"audience",
		"who (?:is|are) (?:it|this|these|we) for[^.]{0,30}|who(?:'s)? (?:it|this)(?:'s| is)? for|who (?:should|can|is) [^.]{0,40}|(?:built|made|designed|perfect|ideal|great) for(?: (?:every|any|all)[^.]{0,30})?|for whom|industries(?: we serve)?|sectors|who we serve|use cases|für wen[^.]{0,30}|zielgruppen?|branchen|pour qui[^.]{0,30}|secteurs|para quién[^.]{0,30}|sectores|per chi|settori|para quem|voor wie|sectoren|dla kogo[^.]{0,20}|branże|для кого|кому подойд[её]т[^.]{0,20}|отрасли|för vem|kenelle|pro koho|kimler için",
	),
	steps: wordsOf(
		"steps",
		"how (?:it|this|that|we|[\\p{L}]+) works?|how to (?:start|use|get started|order|buy|apply|join)[^.]{0,30}|getting started|get started[^.]{0,30}|(?:(?:\\d|three|four|five|simple|easy|next) ){1,3}steps?[^.]{0,30}|quick ?start|installation|the process|(?:our|the|my) (?:process|approach|method(?:ology)?|workflow)|how (?:we|i) work|working with (?:us|me)|unsere (?:arbeitsweise|vorgehensweise|methode)|unser (?:ablauf|vorgehen|ansatz|weg)|so arbeiten wir|(?:notre|la|ma) (?:méthode|démarche|approche)|comment nous travaillons|(?:nuestro|el) (?:método|proceso)|(?:así|cómo) (?:trabajamos|lo hacemos)|(?:il nostro )?metodo|come lavoriamo|como trabalhamos|(?:o )?nosso (?:método|processo)|onze (?:aanpak|werkwijze)|werkwijze|aanpak|zo werken wij|jak (?:pracujemy|działamy)|etapy współpracy|przebieg współpracy|как мы работаем|этапы работы|så arbetar vi|slik jobber vi|sådan arbejder vi|step \\d|tutorial",
		"so (?:funktioniert|geht)(?: es|'s|s)?|ablauf|(?:in )?\\d schritte[^.]{0,20}|erste schritte|comment ça marche|comment (?:ça )?fonctionne[^.]{0,20}|étapes?|démarrer|(?:así|cómo) funciona|pasos|primeros pasos|come funziona|come iniziare|passi|como funciona|hoe (?:het|werkt)[^.]{0,20}|stappen|jak to działa|jak zacząć|kroki|как это работает|как (?:начать|заказать|купить)[^.]{0,20}|шаги|этапы|så (?:fungerar|funkar) det|näin se toimii|jak to funguje|nasıl çalışır",
		"(?:wie es|so) funktioniert|(?:hur|så|hvordan|sådan|slik) (?:det )?(?:fungerar|fungerer|virker)(?: det)?|zo werkt (?:het|[\\p{L}]{3,20})|як (?:це|воно) працює|як (?:почати|користуватися|грати)[^.]{0,20}|кроки|как (?:играть|пользоваться)|ako to funguje|hogyan működik|cum funcționează|(?:bagaimana )?cara kerja(?:nya)?|πώς λειτουργεί|cách (?:thức )?hoạt động|วิธีใช้งาน",
		"(?:\\p{L}{3,25} )?(?:paso a paso|passo a passo|passo dopo passo|pas à pas|étape par étape|schritt für schritt|stap voor stap|krok po kroku|krok za krokem|steg för steg|trin for trin|steg for steg|adım adım|пошагово|шаг за шагом|крок за кроком|step by step)|(?:in|en|w|em|на|за|i|på|ve) (?:\\d|drei|vier|trois|quatre|tres|cuatro|tre|quattro|três|quatro|drie|vier|trzech|czterech|трёх|три|tři|třech|tre|fyra|fire) (?:\\p{L}{3,14} )?(?:schritten|étapes|pasos|passi|passos|stappen|krokach|кроки|шага|kroky|krocích|steg|trin)|\\d adımda",
	),
	resources: wordsOf(
		"resources",
		"resources?|documentation|docs|guides?|e-?books?|white ?papers?|downloads?|library|tutorials?|videos?|handbooks?|datasheets?|brochures?|learn more|further reading|knowledge ?base|support|ressourcen|dokumentation|ressources|téléchargements|recursos|descargas|risorse|bronnen|zasoby|do pobrania|ресурсы|документация|скачать|resurser|material|aineistot|ke stažení|kaynaklar",
	),
	portfolio: wordsOf(
		"portfolio",
		"featured (?!in |on |by |features?)[\\p{L}]{3,20}|(?:repositories|repos|repositorien)|(?:trending|recently (?:added|updated|viewed|published)|newest|new|latest|popular|explore|discover|all|public|our|top) (?:repositories|repos|packages|projects|apps|games|plugins|extensions|themes|templates|models|datasets|books|songs|albums|shows|courses|recipes|jobs|rooms|cars|homes|properties|tours|trips)|(?:our )?(?:rooms|bedrooms|suites|cottages)(?: (?:and|&) [\\p{L}]+)?|(?:things|what) to (?:do|see)[^.]{0,30}|nearby|(?:unsere )?(?:ferienwohnungen|unterkünfte)|in der umgebung|umgebung|(?:nos |les )?chambres(?: (?:et|&) [\\p{L}]+)?|que faire[^.]{0,30}|aux alentours|(?:nuestras )?habitaciones|qué (?:hacer|ver)[^.]{0,30}|(?:le nostre )?camere|cosa (?:fare|vedere)[^.]{0,30}|(?:os nossos )?quartos|o que (?:fazer|ver|visitar)[^.]{0,30}|(?:onze )?kamers|wat te doen[^.]{0,30}|(?:nasze )?pokoje|atrakcje[^.]{0,30}|номера|что посмотреть|(?:unsere? |meine? )?(?:auswahl|sortiment|sorten|kollektion)|our (?:range|selection|assortment|collection)(?: of [\\p{L} ]{2,30})?|(?:notre |la )?(?:sélection|gamme|collection)(?: de [\\p{L} ]{2,30})?|nuestr[ao] (?:selección|surtido|colección|gama)|la nostra (?:selezione|collezione|gamma)|(?:a )?nossa (?:seleção|coleção)|ons assortiment|(?:nasz )?asortyment|наш ассортимент|ассортимент|portfolio|(?:our |selected |recent |latest )?(?:work|works|projects?)|gallery|showcase|(?:our |best|top|most|popular|featured|new|recent|related|latest) ?-?(?:sell(?:ers|ing)|products?|items|arrivals|collections?|categories|offers|deals|recipes|courses|listings|destinations|searches|proposals|pages)[^.]{0,20}|bestsellers?|on sale|shop by [\\p{L}]+|browse [^.]{0,40}|(?:referenz)?projekte|galerie|unsere arbeiten|zimmer(?: (?:und|&) suiten)?|(?:aktuelle )?angebote|produkte|réalisations|projets|galerie|nos produits|proyectos|galería|productos(?: destacados)?|progetti|galleria|prodotti|projetos|galeria|produtos|projecten|producten|projekty|realizacje|produkty|oferta specjalna|проекты|портфолио|галерея|наши работы|товары|каталог|хиты продаж|(?:referanse|reference|utvalgte |våre )?(?:projekt(?:er)?|prosjekter)|referanser|galleri|produkter|galleria|tuotteet|fotogalerie|ürünler",
	),
	numbers: wordsOf(
		"numbers",
		"(?:in |by the |our |the )?(?:numbers|stats|statistics|figures|facts|results)|zahlen(?: und fakten)?|chiffres(?: clés)?|cifras|numeri|cijfers|liczby|цифры|siffror|luvut",
	),
	menu: wordsOf(
		"menu",
		"menu|navigation|site ?map|quick ?links|useful links|links|categories|tags|archives?|search|more|on this page|table of contents|contents|explore|product|company|follow|share|meta|seiten|kategorien|liens(?: utiles)?|catégories|enlaces(?: de interés)?|categorías|link utili|categorie|kategorie|linki|ссылки|категории|меню|länkar|odkazy",
	),
	pricing: wordsOf(
		"pricing",
		"(?:what|how much) (?:it|this|that|everything) costs|what does it cost|how much (?:is it|does it cost)|was (?:es|das) kostet|was kostet (?:es|das)|combien (?:ça|cela) coûte|cu[aá]nto cuesta|quanto costa|quanto custa|wat kost het|wat het kost|ile to kosztuje|сколько стоит|pric(?:e|es|ing)|plans?|packages?|rates|fees|memberships?|subscriptions?|licen[cs]ing|preise?|tarife?|pakete|tarifs?|prix|forfaits?|formules|precios?|planes|prezzi|tariffe|piani|preços|planos|prij(?:s|zen)|prezzo|preço|tarief|tarieven|cennik|cen[ay]|kosten|costs?|custos?|costi|pris|pakiety|priser|prisplaner|hinnat|hinnasto|ceník|тарифы?|цены|стоимость|fiyat(?:lar|landırma)|harga|paket harga|prissättning|hinnoittelu|ціни|вартість|árak|árazás|prețuri|τιμές|bảng giá|料金(?:プラン)?|価格|가격|요금",
	),
	features: wordsOf(
		"features",
		"fonctions(?: principales| clés)?|lo que hace(?: [\\p{L}]+)?|ce qu'(?:il|elle) fait|ce que (?:ça|fait) [\\p{L}]{3,20}|quello che fa(?: [\\p{L}]+)?|o que (?:o |a )?[\\p{L}]{3,20} faz",
		"ce qu'il y a (?:dans|dedans)[^.]{0,30}|qué hay (?:dentro|en )[^.]{0,30}|o que há (?:dentro|n[oa] )[^.]{0,30}|what(?:'s| is) in (?:the|it)[^.]{0,20}|wat zit erin|co jest w środku",
		"(?:(?:cosa|che cosa) trovi|what you(?:'ll)? find|was du findest|qué encuentras|ce que vous trouvez|o que encontra)[^.]{0,30}|in(?:side)? the app|in der app|nell'app(?:licazione)?|dans l'app(?:li(?:cation)?)?|en la app|n[ao] app|in de app|what (?:\\p{Ll}+ ){1,2}gets?|(?:all|everything) in one (?:app|place|platform|tool|dashboard)|alles in einer (?:app|anwendung|software|plattform)|tout(?:es)? en une? (?:app(?:li(?:cation)?)?|outil|plateforme)",
		"(?:le |das |il |el |o |the |het )?(?:programme|programma|programa|programm|curriculum|lehrplan|syllabus)|in (?:the )?details?|the details|die details|les détails|los detalles|i dettagli|os detalhes|de details|das (?:kann|macht|leistet) (?:die|der|das|unsere?) [\\p{L}]{3,20}|(?:das|was) steckt (?:alles )?drin|(?:che )?cosa fa(?: [\\p{L}\\p{N}]+)?|qué hace(?: [\\p{L}\\p{N}]+)?|o que faz(?: [\\p{L}\\p{N}]+)?|ce que fait [\\p{L}\\p{N}]+|wat doet [\\p{L}\\p{N}]+|was macht [\\p{L}\\p{N}]+|co potrafi [\\p{L}\\p{N}]+",
		"was [\\p{L}\\p{N}]+ (?:macht|leistet)|ce que [\\p{L}\\p{N}]+ (?:sait|peut) faire|(?:lo )?qu[eé] puede hacer(?: [\\p{L}\\p{N}]+)?|(?:che )?cosa (?:può|sa) fare(?: [\\p{L}\\p{N}]+)?|o que(?: o| a)? [\\p{L}\\p{N}]+ pode fazer|wat [\\p{L}\\p{N}]+ (?:kan|doet)|wat kan [\\p{L}\\p{N}]+|co robi [\\p{L}\\p{N}]+|что (?:делает|может) [\\p{L}\\p{N}]+|що (?:робить|може) [\\p{L}\\p{N}]+|co (?:dělá|všechno umí) [\\p{L}\\p{N}]+|(?:vad|det) (?:kan|gör) [\\p{L}\\p{N}]+|vad [\\p{L}\\p{N}]+ (?:kan|gör)|(?:hvad|hva|det) (?:kan|gør|gjør) [\\p{L}\\p{N}]+|hva[d]? [\\p{L}\\p{N}]+ (?:kan|gør|gjør)|mitä [\\p{L}\\p{N}]+ (?:osaa|tekee)|mi(?:t|ket) (?:tud|nyújt|csinál)(?: az?)? [\\p{L}\\p{N}]+|mire képes(?: az?)? [\\p{L}\\p{N}]+|ce (?:face|poate(?: face)?|știe(?: să facă)?) [\\p{L}\\p{N}]+|[\\p{L}\\p{N}]+ neler? yap(?:ar|abilir)",
		"what(?:'s| is) (?:inside|included|in the box)|inside|everything in [^.]{0,20}|everything included|alles (?:drin|dabei|inklusive)|tout (?:compris|inclus|ce qu'il vous faut)|todo (?:incluido|lo que necesitas)|tudo (?:incluído|o que você precisa)|tutto (?:incluso|quello che ti serve)|das ist dabei|inklusive|(?:das|was) (?:bekommen|erhalten) sie|au programme|(?:c'est )?compris|inclus(?:es)?|ce que vous (?:obtenez|recevez)|incluye|incluido|qué (?:obtienes|recibes)|incluso|compreso|(?:che )?cosa (?:ottieni|ricevi|include|comprende)|inclui|o que (?:inclui|recebes)|incluído|o que você recebe|inbegrepen|wat (?:je|u) krijgt|w (?:zestawie|cenie)|co (?:otrzymasz|dostajesz)|v ceně|co (?:dostanete|získáte)|ingår|det får du|vad du får|inkluderet|det får du|inkludert|sisältyy|mitä saat|tartalmazza|mit kap|ce primești|inclus în preț|neler var|dahil|(?:что )?входит[^.]{0,20}|що входить",
		"(?:(?:key|main|top|core|all|more|product|our|powerful|great) ){0,3}features?(?: (?:and|&) [\\p{L}]+| overview| list)?|capabilit(?:y|ies)|functionalit(?:y|ies)|functions|(?:practice areas|areas of (?:practice|expertise|work)|our expertise|specialt(?:y|ies)|treatments|tätigkeits(?:bereiche|felder|schwerpunkte)|rechtsgebiete|fachgebiete|arbeitsgebiete|(?:unsere )?schwerpunkte|domaines (?:d'(?:intervention|activité|expertise)|de compétences?)|(?:nos )?(?:expertises?|savoir-faire|compétences)|áreas de (?:práctica|actuación|trabajo)|especialidades|tratamientos|di cosa (?:ci|mi) occup(?:iamo|o)|competenze|áreas de atuação|specialisaties|zakres (?:usług|działalności)|obszary działalności|czym się zajmuję|czym się zajmujemy|w czym (?:pomagamy|pomagam)|направления(?: деятельности)?)|what (?:you get|you'll get|we (?:do|offer)|it does|[\\p{L}\\p{N}]+ (?:does|offers|can do)|is included|can [\\p{L}\\p{N}]+ do)|included|includes|everything (?:you need|included)[^.]{0,40}|(?:our |the )?(?:services|solutions)|highlights|tools|modules",
		"funktionen|funktionsumfang|(?:unsere |enthaltene )?(?:inklusiv)?leistungen|was (?:wir bieten|[\\p{L}\\p{N}]+ kann|ist drin)|unser angebot|merkmale|fonctionnalités?|(?:nos )?(?:services|prestations|solutions|actions|activités)|ce que (?:nous|vous) [^.]{0,30}|características|funcionalidades|funciones|(?:nuestros )?servicios|qué (?:ofrecemos|hacemos|incluye)|funzionalità|funzioni|caratteristiche|(?:i nostri )?servizi|(?:le nostre )?attività|aree di attività|cosa (?:offriamo|facciamo)|recursos|(?:nossos )?serviços|o que (?:oferecemos|fazemos)|functies|functionaliteiten|mogelijkheden|diensten|wat (?:we|wij) [^.]{0,20}",
		"funkcje|możliwości|(?:nasze )?usługi|co oferujemy|(?:возможности|функции|функционал|услуги|наши услуги|что (?:умеет|входит)[^.]{0,20})|можливості|послуги|funktioner|tjänster|(?:våre |vores )?(?:tjenester|ydelser|funksjoner)|hva? (?:vi|jeg) gjør|hvad (?:vi|jeg) (?:gør|laver|tilbyder)|(?:det|dette) hjelper vi [\\p{L} ]{2,20}|vad vi gör|ominaisuudet|toiminnot|palvelut|funkce|(?:naše )?služby|co nabízíme|özellikler|hizmetler|機能|特長|サービス|기능|功能",
		"funkcjonalności|co (?:potrafi|umie|umí|zvládne|dokáže)(?: [\\p{L}\\p{N}]+)?|vlastnosti|функції|функціонал|що (?:вміє|уміє)[^.]{0,20}|funkciók|szolgáltatások|funcționalități|caracteristici|fitur(?: (?:utama|unggulan))?|layanan|χαρακτηριστικά|λειτουργίες|tính năng|egenskaper|cosa puoi fare|o que você pode fazer",
	),
	benefits: wordsOf(
		"benefits",
		"why(?: (?:choose|use|us|we|it|you|our|is|should|do|people|companies|teams|[\\p{L}\\p{N}]+))?[^.]{0,50}|benefits?|advantages?|what makes [^.]{0,40}|reasons to [^.]{0,40}|\\d+ reasons[^.]{0,40}|what sets us apart|our (?:promise|strengths)|the difference",
		"(?:ihre |deine )?vorteile|(?:ihr |dein )?mehrwert|valeur ajoutée|valor añadido|valore aggiunto|warum[^.]{0,50}|(?:vos |les )?avantages|pourquoi[^.]{0,50}|nos atouts|ventajas|por qué[^.]{0,50}|(?:los )?beneficios|(?:nossos |os )?benefícios|(?:i )?benefici|vantaggi|perché[^.]{0,50}|vantagens|por que[^.]{0,50}|voordelen|waarom[^.]{0,50}|zalety|korzyści|dlaczego[^.]{0,50}|преимущества|почему[^.]{0,50}|переваги|чому[^.]{0,40}|(?:(?:de )?främsta |våra |viktigaste )?fördelar(?:na)?|varför[^.]{0,40}|edut|miksi[^.]{0,40}|výhody|proč[^.]{0,40}|avantajlar|neden[^.]{0,40}|(?:kenapa|mengapa)[^.]{0,40}|keunggulan|γιατί[^.]{0,40}|miért[^.]{0,40}|előnyök|de ce [^.]{0,40}|avantaje|fordele[rn]?|hvorfor[^.]{0,40}|tại sao[^.]{0,40}",
	),
	values: wordsOf(
		"values",
		"(?:our |the |my )?(?:core |company |brand )?(?:values|principles|beliefs|commitments?|culture|philosophy)|what we (?:stand for|believe(?: in)?|value)|our promise|mission(?: (?:and|&) vision)?|vision",
		"what (?:drives|moves) us|was uns (?:antreibt|bewegt)|ce qui nous (?:anime|porte)|lo que nos mueve|(?:cosa|ciò che) ci (?:muove|guida)|o que nos move|wat ons drijft|co nas napędza|что нами движет|(?:unsere )?(?:werte|grundsätze|philosophie|prinzipien)|unser versprechen|wofür wir stehen|nos (?:valeurs|engagements|principes)|notre (?:engagement|philosophie|charte)|nuestros (?:valores|compromisos|principios)|nuestra filosofía|valores|i nostri (?:valori|impegni|principi)|la nostra filosofia|valori|(?:os )?nossos (?:valores|compromissos|princípios)|onze (?:waarden|kernwaarden|beloften?)|kernwaarden|nasze (?:wartości|zasady)|wartości|наши (?:ценности|принципы)|ценности|våra värderingar|värderingar|våre verdier|verdier|vores værdier|værdier|arvomme|arvot|naše hodnoty|hodnoty|değerlerimiz|企業理念|経営理念",
	),
	about: wordsOf(
		"about",
		"acerca de(?: [\\p{L} ]{1,30})?|about(?: (?:us|me|the company|[\\p{L}\\p{N} ]{1,30}))?|(?:our |the )?(?:story|history|mission|vision|values|company)|who we are|how (?:it all|we) (?:started|began)|milestones|timeline|our journey|über uns|(?:über|zu) (?:das|dem|unser(?:em)?) produkt|wer wir sind|geschichte|unternehmen|à propos|qui sommes(?:-| )nous|notre histoire|sobre (?:nosotros|nós)|quiénes somos|nuestra historia|chi siamo|la nostra storia|quem somos|who(?:'s| is) behind (?:it|this|[\\p{L}\\p{N}]+)|who makes (?:it|this)|wer (?:dahinter ?steckt|steckt dahinter|macht das)|qui (?:est derrière|fait ça)|quién (?:hay detrás|lo hace)|chi c'è dietro|chi lo fa|quem faz|quem está por trás|wie (?:erachter zit|maakt het)|over ons|wie (?:zijn wij|wij zijn)|ons verhaal|o nas|nasza historia|historia|о (?:нас|компании|проекте)|история|про нас|om oss|vår historia|meistä|tarinamme|o nás|hakkımızda",
	),
};

/** Class names, ids and roles as whole words: `reviews` is one, `preview` is none. */
export const HINT_WORDS: Partial<Readonly<Record<SectionKind, RegExp>>> = {
	testimonial:
		/(?<![a-z])(?:testimonials?|reviews?|quotes?|blockquote|kundenstimmen|recensioni|temoignages?|avis|opinie|otzyv\w{0,4})(?![a-z])/,
	customers:
		/(?<![a-z])(?:customers?|clients?|trusted|case-?stud(?:y|ies)|success-?stor(?:y|ies)|kunden|referenzen|klienci|logos|logo-?(?:wall|cloud|strip|bar|list|grid|row|marquee|ticker))(?![a-z])/,
	partners:
		/(?<![a-z])(?:partners?|sponsors?|resellers?|dealers?|distributors?|as-?seen|featured-?in|affiliates?)(?![a-z])/,
	investors: /(?<![a-z])(?:investors?|backers?)(?![a-z])/,
	advisors: /(?<![a-z])(?:advis[oe]rs?|mentors?)(?![a-z])/,
	team: /(?<![a-z])(?:team|teams|members?|staff|person|people|founders?|leadership|author|authors|bio|mitarbeiter|equipe|equipo|zespol)(?![a-z])/,
	news: /(?<![a-z])(?:news|blog|posts?|press|tweets?|recent|aktuelles|actualites|noticias|hentry)(?![a-z])/,
	events: /(?<![a-z])(?:events?|venue|webinars?|calendar|conference|contest)(?![a-z])/,
	jobs: /(?<![a-z])(?:jobs?|careers?|vacanc(?:y|ies)|karriere)(?![a-z])/,
	comments: /(?<![a-z])(?:comments?|comment-?list|replies|disqus)(?![a-z])/,
	comparison: /(?<![a-z])(?:comparison|versus|competitors?|problems?|pains?|pain-?points?|dores|probleme)(?![a-z])/,
	cookies: /(?<![a-z])(?:cookies?|consent|gdpr|ccpa|cookie-?banner|cc-window)(?![a-z])/,
	newsletter: /(?<![a-z])(?:newsletters?|subscribe|subscription-form|mailchimp|mc-?embed|signup-form|optin)(?![a-z])/,
	faq: /(?<![a-z])(?:faqs?|accordion)(?![a-z])/,
	account: /(?<![a-z])(?:login|signin|signup|register|modal|popup|cart|basket|checkout|captcha)(?![a-z])/,
	menu: /(?<![a-z])(?:nav|navbar|navigation|menu|breadcrumbs?|sidebar|pagination|tabs?-?nav|toc|sitemap|social|share)(?![a-z])/,
	legal: /(?<![a-z])(?:legal|disclaimer|terms|privacy|datenschutz)(?![a-z])/,
	portfolio:
		/(?<![a-z])(?:portfolio|gallery|products|product-?(?:list|card|item|grid)|catalog|shop|woocommerce|listings?|items-?grid)(?![a-z])/,
	numbers: /(?<![a-z])(?:counters?|stats?|statistics|numbers|countup|milestone-?counter)(?![a-z])/,
	resources: /(?<![a-z])(?:resources?|downloads?|whitepapers?|ebooks?)(?![a-z])/,
	steps: /(?<![a-z])(?:steps?|how-?it-?works|process)(?![a-z])/,
	pricing: /(?<![a-z])(?:pricing|price|prices|plans?|tariffs?|packages?|tarif|tarife)(?![a-z])/,
	drawing:
		/(?<![a-z])(?:mock-?ups?|mocks?|screenshots?|(?:phone|device|browser|app)-(?:frame|screen|mock|url|preview)|wireframes?)(?![a-z])/,
	values: /(?<![a-z])(?:(?:our|core)-?values|values-?(?:grid|list|section)|valori|valores|valeurs)(?![a-z])/,
	features:
		/(?<![a-z])(?:features?|services|leistungen|funktionen|benefits?|fonctionnalites|fonctionnalités|caracteristicas|características|funcionalidades|funzionalita|funzionalità|functies|functionaliteiten|funkcje|funktioner|funksjoner|funkce|ozellikler|özellikler|vozmozhnosti|toiminnot|fitur)(?![a-z])/,
};

/** Addresses of pages that are about others as a whole. */
export const PAGE_WORDS: Partial<Readonly<Record<SectionKind, RegExp>>> = {
	portfolio:
		/\/(?:explore|repositories|repos|shop|store|tienda|boutique|negozio|loja|winkel|sklep|catalog(?:ue|o)?|katalog|collections?|productos|produtos|produits|prodotti|produkte|producten|produkty|produkter)(?:[/.?-]|$)/i,
	news: /\/(?:blog|news|press|articles?|posts?|magazine|aktuelles|actualites|noticias|novosti|stories)(?:[/.?-]|$)/i,
	customers: /\/(?:customers?|clients?|case-?stud(?:y|ies)|success-?stor(?:y|ies)|referenzen|kunden)(?:[/.?-]|$)/i,
	partners: /\/(?:partners?|resellers?|dealers?|stores|store-?locator|distributors?|where-?to-?buy)(?:[/.?-]|$)/i,
	events: /\/(?:events?|webinars?|conference)(?:[/.?-]|$)/i,
	jobs: /\/(?:jobs?|careers?|karriere|vacanc(?:y|ies))(?:[/.?-]|$)/i,
	testimonial: /\/(?:testimonials?|reviews?)(?:[/.?-]|$)/i,
	comparison: /(?:\/(?:compare|alternatives?|vs)(?:[/.?-]|$)|-vs-|-alternative)/i,
	legal: /\/(?:privacy|terms|tos|agb|datenschutz|cookies?|gdpr|cgv|cgu|disclaimer)(?:[/.?-]|$)/i,
};
