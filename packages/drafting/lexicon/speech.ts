import { wholeWords } from "#drafting/lexicon/words";

/** The words by which a sentence says that something is not, not yet, not always or not everywhere so. */

export const NEGATION = wholeWords(
	[
		..."no(?!\\.|\\s?\\d) not never none nobody nothing neither nor cannot can't won't don't doesn't didn't isn't aren't wasn't weren't haven't hasn't hadn't wouldn't shouldn't couldn't without n't hardly".split(
			" ",
		),
		"no longer",
		"(?:has|have|had) yet to|far from|anything but",
		..."kein keine keinen keinem keiner keines nicht nie niemals niemand nichts ohne weder".split(" "),
		..."ne pas jamais aucun aucune rien sans ni".split(" "),
		..."nunca jamás ningún ninguna ninguno nada nadie sin tampoco não nunca nenhum nenhuma ninguém sem".split(" "),
		..."non(?!-) nessun nessuno nessuna niente nulla senza".split(" "),
		..."geen niet nooit niemand niets zonder".split(" "),
		..."nie nigdy żaden żadna żadne nikt nic bez".split(" "),
		..."не нет ни никогда никто ничего без нельзя ніколи немає".split(" "),
		..."inte aldrig ingen inget inga utan ikke aldri aldrig uten uden ei eivät koskaan ilman ne není nejsou nikdy žádný žádná değil yok asla".split(
			" ",
		),
	],
	"giu",
);

/** Not so today: promised, hoped for, being built. */
export const PLAN = wholeWords(
	[
		"will|shall|'ll|going to|soon|coming|upcoming|planned|plans? to|planning|intends? to|aims? to|hopes? to|wants to|would like to|working on|work in progress|roadmap|in the future|future|by 20[3-9]\\d|next (?:year|month|quarter|version)|later this year|not yet|eventually|in development|launching|may(?! \\d)|might|could|would|perhaps|maybe|possibly|probably|supposed to|tries to|if all goes well",
		"wird|werden|bald|demnächst|geplant|planen|plant|künftig|zukünftig|vielleicht|möglicherweise|soll(?:en)?|könnte[n]?|in vorbereitung|in arbeit",
		"bientôt|prochainement|prévoit|prévu(?:e|s|es)?|envisage|peut-être|à venir|futur(?:e|s)?|sera|seront|va bientôt|pourrait|devrait",
		"pronto|próximamente|planea|prevé|quizás|tal vez|será|serán|futuro|podría|em breve|planeja|talvez|será|futuramente|presto|prossimamente|prevede|forse|sarà|saranno|potrebbe",
		"binnenkort|zal|zullen|gepland|misschien|zou|toekomst|wkrótce|będzie|będą|planuje(?:my)?|może|przyszłości",
		"скоро|вскоре|будет|будут|будем|планируе(?:м|т|тся)|возможно|может быть|в будущем|намерен[аы]?|незабаром|буде",
		"snart|kommer att|planerar|kanske|planlægger|vil snart|tulossa|pian|ehkä|brzy|bude|budou|plánuje(?:me)?|možná|yakında|planlıyor",
	],
	"giu",
);

export const CONDITION = wholeWords(
	[
		"can|if|unless|when|whenever|once|provided(?: that)?|as long as|depending on|depends on|subject to|in case|only for|for those who|where (?:available|applicable|permitted)|on request|upon request|with (?:the|a) (?:pro|premium|paid|business|enterprise)[^.,;]{0,20}",
		"kann|können|peut|peuvent|puede|pueden|può|possono|pode|podem|może|mogą|может|могут|wenn|falls|sofern|sobald|außer wenn|je nach|vorausgesetzt|auf anfrage|si|lorsque|quand|à condition|selon|sous réserve|sur demande|cuando|siempre que|según|a condición|bajo petición|se|quando|a condizione|secondo|su richiesta|desde que|als|indien|mits|wanneer|afhankelijk van|op aanvraag|jeśli|jeżeli|gdy|pod warunkiem|zależnie|na życzenie|если|когда|при условии|в зависимости|по запросу|якщо|коли|om|när|hvis|når|jos|kun|pokud|když|eğer",
	],
	"giu",
);

export const LIMIT = wholeWords(
	[
		"only|solely|exclusively|except(?:ing)?|excluding|but|however|although|though|apart from|other than|up to|at most|at least|no more than|less than|more than|fewer than|over|under|almost|nearly|about|around|approximately|roughly|some|most|many|partly|partially|limited|limit|until|till|during|within|from(?= ?[$€£¥₹]| \\d)|starting (?:at|from)|per|instead of|beta|trial|first (?:month|year|week|day|time|\\d+ [\\p{L}]+)|in their first|on weekdays|selected|certain|sometimes|often|usually|formerly|used to|was|were|former",
		"nur|ausschließlich|außer|ausgenommen|aber|jedoch|bis zu|höchstens|mindestens|fast|beinahe|etwa|circa|ca|einige|meist(?:e|en)?|teilweise|begrenzt|ab|pro|manchmal|oft|früher|ehemals",
		"seulement|uniquement|sauf|excepté|hors|mais|cependant|jusqu'à|au plus|au moins|presque|environ|certains|certaines|la plupart|limité(?:e|s)?|à partir de|parfois|souvent",
		"sólo|solo|solamente|únicamente|excepto|salvo|menos|pero|hasta|como máximo|al menos|casi|aproximadamente|algunos|algunas|limitado|a partir de|desde|a veces|apenas|exceto|mas|até|quase|soltanto|tranne|eccetto|ma|fino a|almeno|quasi|circa|alcuni|alcune|limitato|a partire da",
		"alleen|enkel|behalve|uitgezonderd|maar|tot|maximaal|minstens|bijna|ongeveer|sommige|beperkt|vanaf|tylko|wyłącznie|oprócz|poza|z wyjątkiem|ale|lecz|do|maksymalnie|co najmniej|prawie|około|niektóre|od",
		"только|лишь|кроме|за исключением|но|однако|до|не более|не менее|почти|около|примерно|некоторые|от|лише|крім|але|endast|bara|utom|men|upp till|minst|nästan|cirka|från|kun|undtagen|op til|vain|paitsi|mutta|jopa|jen|pouze|kromě|ale|až|alespoň|téměř|asi|sadece|hariç",
	],
	"giu",
);

/** Says how something is beside something else, whose properties are then easily taken for its own. */
export const COMPARISON = wholeWords([
	"unlike|compared (?:to|with)|in comparison|than|versus|vs\\.?|as opposed to|whereas|while others|(?:most |many |some |all )?other (?:tools|products|services|providers|apps|companies|solutions|platforms|systems|software)|others|competitors?|alternatives?|traditional(?:ly)?|instead of",
	"im gegensatz zu|anders als|verglichen mit|im vergleich zu|andere (?:anbieter|tools|programme|lösungen)|contrairement à|par rapport à|d'autres (?:outils|solutions|logiciels)|a diferencia de|en comparación con|otr[ao]s (?:herramientas|soluciones|programas)|a differenza di|rispetto a|in tegenstelling tot|vergeleken met|andere (?:tools|aanbieders)|w przeciwieństwie do|w porównaniu|inne (?:narzędzia|programy)|в отличие от|по сравнению с|другие (?:сервисы|программы)|till skillnad från|jämfört med|toisin kuin|na rozdíl od",
]);

/** Somebody who has to do with the company and is not it, as the subject of a sentence. */
export const OTHERS_NOUN = wholeWords([
	"(?:our|the|a|an|one|my|their|his|her|this|that|each|every|most|many|some|other|all)? ?(?:[\\p{L}-]{1,30} ){0,2}(?:customers?|clients?|users?|partners?|investors?|competitors?|suppliers?|distributors?|resellers?|charity|charities|foundation|guild|museum|university|hall|venue|agency|award|prize|law|rules|bank|data ?cent(?:er|re)s?|servers?|host|provider|parent company|sister company|subsidiary|(?!registered|head|main|principal|central|our|the)[\\p{L}]{1,30} office|blog|team members?)",
	"(?:unsere?r?|der|die|das|ein|eine)? ?(?:kunden?|partner|anbieter|wettbewerber|stiftung|verein|rechenzentrum|server|büro|agentur)",
	"(?:notre|nos|le|la|les|un|une)? ?(?:clients?|partenaires?|fournisseurs?|concurrents?|association|fondation|agence|prix|bureau|serveurs?|hébergeur)",
	"(?:nuestr[ao]s?|el|la|los|las|un|una)? ?(?:clientes?|socios?|proveedores?|competidores?|fundación|asociación|agencia|premio|oficina|servidores)",
	"(?:наши?|наш)? ?(?:клиент(?:ы)?|партн[её]р(?:ы)?|конкурент(?:ы)?|фонд|сервер(?:ы|а)?|дата-?центр|офис|провайдер)",
]);
