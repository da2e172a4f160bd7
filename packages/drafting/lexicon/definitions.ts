import { light } from "#drafting/lexicon/letters";
import { wholeWords } from "#drafting/lexicon/words";

/** The words by which a site says what its product is, and those by which it says something else of itself. */

/** `is a`, `are the`: what comes next names a kind. */
export const IS_A = light(
	/^[^.;]{0,60}?(?:(?:\b(?:is|are|am|was built as)|'s|’s|'m|’m) (?:an?|the|your|one of)(?![\p{L}])|\b(?:ist|bin) (?:ein|eine|einer|der|die|das)(?![\p{L}])|\b(?:est|suis) (?:une?|la|le|l'|l’)|\b(?:es|è|é) (?:una?|uno|um|uma|un'|la|el|il|o|a)(?![\p{L}])|\b(?:soy|somos|sommes|siamo|sono|sou|jesteśmy)(?! (?:a|à|en|in|w|na|situad|ubicad|aquí|aqui|qui|tutti|todos|tous))(?![\p{L}])|\bis (?:een|de|het)(?![\p{L}])|\bär (?:en|ett)(?![\p{L}])|\ber (?:en|et)(?![\p{L}])|\bjest(?![\p{L}])|^§ (?:to|je) |[—–] это(?![\p{L}])|^§ (?:[—–]|є) )/iu,
);
/** What a product does for somebody. */
export const DOES_FOR = wholeWords([
	"provides?|offers?|helps?|lets|let|allows?|makes?|turns?|gives?|enables?|connects?|delivers?|builds?|creates?|manages?|designs?|develops?|manufactures?|produces?|sells?|supplies|supply|specializ(?:e|es|ing)|specialis(?:e|es|ing)|brings?|combines?|automates?|simplif(?:y|ies)|guards?|protects?|puts?|lists?|collects?|runs?|serves?|supports?|sends?|writes?|copies|prints?|tracks?|finds?|keeps?|shows?|detects?|monitors?|imports?|organi[sz]es?|publish(?:es)?|ships?",
	"biete[nt]?|hilft|helfe|berate[nt]?|begleite[nt]|prüfe[nt]?|vertrete[nt]?|verteidige[nt]?|helfen|ermöglicht|verbindet|entwickel[nt]|erstell(?:t|en)|liefer[nt]|produzier(?:t|en)|unterstützt|spezialisiert|verkauf(?:t|en)",
	"proposent?|proposons|offre|offrons|aide|aidons|permet|fabrique|fabriquons|crée|créons|conçoit|accompagne|accompagnons|réalise|réalisons|vend|vendons",
	"ofrece|ofrecemos|ayuda|ayudamos|permite|conecta|crea|creamos|desarrolla|desarrollamos|vende|fabrica|realizamos|diseñamos|brinda|brindamos|offre|offriamo|aiuta|permette|produce|sviluppa|oferece|oferecemos|ajuda|vende|desenvolve",
	"biedt|bieden|helpt|levert|maakt|oferuje|oferujemy|pomaga|tworzymy|produkuje|dostarcza|umożliwia|помогает|помогаем|предлагает|предлагаем|позволяет|создаем|создаём|производит|продает|erbjuder|hjälper|tilbyder|hjælper|nabízí|nabízíme|pomáhá|tarjoaa",
]);
/** The company speaking of itself at the opening of a sentence. */
export const WE_OPENING = light(
	/^(?:(?:here |today |bei |at |chez |en )[^,]{1,40}, )?(?:we|wir|ich|nous|je|j'|yo|io|eu|ik|ja|я|jag|jeg|nous|nosotros|noi|nós|wij|мы|ми|vi|our (?:[\p{L}-]{1,20} ){0,2}(?:company|firm|agency|studio|team|platform|software|service|app|product|mission is not)|unsere (?:firma|plattform|software)|notre (?:société|entreprise|agence|plateforme)|nuestra (?:empresa|plataforma|agencia)|nasza firma|наша компания|ofrecemos|somos|ayudamos|oferujemy|jesteśmy|siamo|offriamo)(?![\p{L}])/iu,
);
/** What a company believes, loves and wants, how it works and who works there, is not what its product is. */
export const OF_COMPANY = light(
	/\b(?:we|we're|we’re|I)(?: (?:all|truly|really|strongly|also|always|just|are|'re|do|don't|don’t|never|firmly|at [\p{L}]+))* (?:believe|love|care|want|hope|wish|value|respect|strive|aim|know|understand|think|feel|proud|passionate|committed|dedicated|excited|thrilled|happy|pleased|convinced|inspired|obsessed|invite|thank|welcome|reserve|recommend|encourage|hire|celebrate|grew|started|founded|began|met|moved|decided|realized|realised|noticed|lovers?|owners?|fans?|nerds?|geeks?|people)(?![\p{L}])|\b(?:our|the) (?:mission|vision|goals?|values?|philosophy|passion|dream|promise|team|story|motto|aim|purpose|customers|clients|office|staff|employees|policy)\b|(?:lovers|owners|fans|parents|friends), too\b|\b(?:unsere?|notre|nos|nuestr[ao]s?|nostr[aoe]|наш[аие]?) (?:mission|vision|ziel|werte|team|équipe|valeurs|misión|visión|valores|equipo|missione|squadra|миссия|команда|цель)(?![\p{L}])/iu,
);
/** A heading or question that asks what the product is, or says that the answer follows. */
export const WHAT_IS =
	/^(?:\d+[.)] )?(?:so,? )?(?:what(?:'s|’s| is| are| does| exactly is)|was (?:ist|sind|macht)|qu'est-ce que|qu’est-ce que|c'est quoi|qué es|que es|¿qué es|¿que es|cos'è|cos’è|che cos'è|o que é|wat is|co to jest|czym jest|что такое|що таке|vad är|hvad er|hva er|mikä on|co je) .{2,60}$/iu;
/** Leans on the sentence before it. */
export const LEANING = light(
	/^(?:it|its|this|these|that|those|they|their|he|she|such|here|there|both|then|so|thus|therefore|however|instead|yet|also|in addition|additionally|furthermore|moreover|besides|that's|it's|it’s|es|dies\p{L}{0,2}|er|sie|damit|dabei|außerdem|ce|cet|cette|il|elle|cela|esto|este|esta|questo|questa|ten|ta|to|это|он|она|они)(?![\p{L}])|^[^.,;]{0,50}(?<![\p{L}])(?:dan ook|deshalb|daher|darum|therefore|hence|daarom|donc|por eso|por ello|por isso|perciò|quindi|dlatego|поэтому|därför)(?![\p{L}])/iu,
);
/** No sentence of its own. */
export const FRAGMENT = light(
	/^(?:and|or|but|either|plus|nor|und|oder|aber|et|ou|mais|y|o|pero|e|ma|i|oraz|ale|и|а|но|или)(?![\p{L}])|^(?:yes|no|sure|absolutely|of course|ja|nein|oui|non|sí|sì|sim|não|tak|nie|nej|да|нет|not|kein|keine|geen|sans|sin|nessun[ao]?|bez|без|ingen|inga)(?![\p{L}])|[:,;]$/iu,
);
/** One entry of a list, an example, an opinion, or a figure of the day. */
export const ONE_ENTRY = light(
	/\bsuch as this\b|\b(?:this|these) (?:week|month|year|season|article|post|video|page|section|list|table|example|item|offer|one)\b|\bfor example\b|\be\.g\.|\brated\b|\brating\b|\bstars?\b|\breviews?\b|\bapprox(?:\.|imately) \d|\bas of \p{Lu}|(?<![\p{L}])(?:open|öppet|åpent|åbent|geöffnet|ouverts?|abiertos?|aperti?o?|otwart[eay]|geopend)(?![\p{L}])[^.]{0,30}\d|\bin this (?:course|guide)\b/iu,
);
/** Asks for something to be done now. */
export const CALL = light(
	/^(?:learn (?:about|how|why|more)|find out|read about|get to know|meet (?:us|the|our)|discover how|see how|join|buy|order|shop now|download|try|start|begin|book|apply|register|sign|subscribe|request|ask|tell|email|e-mail|write|give us|let us know|let's|come|hurry|act now|don't miss|browse|explore|take a (?:look|tour)|have a look|feel free|if you (?:have|need|are|'re|want|would|don't)|need |want |looking |ready |use the|fill|enter|select|choose your|pick|follow|like us|share|donate|support us|help us|get (?:a|an|your|in touch|started|our|the|notified|it now)|call|drop|stop by|speak|talk|schedule|claim|enjoy \d|save \d|dołącz|zarejestruj|zamów|wypróbuj|treten sie|jetzt|bestellen|testen|probieren|rejoignez|essayez|commandez|découvrez|demandez|conoce|conozca|conheça|erfahren sie|lernen sie|poznaj|dowiedz się|ontdek|choose (?:a|your|the)|cancel|pick|begär|berätta|boka|beställ|läs mer|hör av|vraag|bekijk|lees|maak kennis|fordern sie|vereinbaren|rufen sie|schreiben sie|lesen sie|saiba|peça|entre em|solicite|agende|agenda|reserva|ligue|sprawdź|zadzwoń|napisz|zobacz|umów|приглашаем|рады приветствовать|witamy|únete|prueba|descubre|solicita|pide|compra|unisciti|prova|scopri|richiedi|присоединяйтесь|закажите|попробуйте|звоните|пишите|узнайте|оставьте)(?![\p{L}])|\b(?:contact us|contáctanos|contacta con nosotros|contactez-nous|kontaktieren sie|contattaci|entre em contato|skontaktuj się|свяжитесь|get in touch|give us a call|call (?:us|now|today)|click (?:here|below)|sign up (?:now|today|here)|(?:buy|order|shop|download|try|book|call|join|start|register|subscribe|apply|donate|enrol|enroll) (?:it )?(?:now|today)(?![\p{L}]))/iu,
);
