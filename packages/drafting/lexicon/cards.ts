import { light } from "#drafting/lexicon/letters";

/** The words by which the cards of a page tell what they are cards of. */

/** Goods on sale, posts, contests and people: a counter, a date or a call beside them says so, besides the way into a basket. */
export const OF_GOODS = light(
	/(?<![\p{L}])(?:comprar(?: ahora)?|acheter|acquista|kup teraz|купить)(?![\p{L}])|\b(?:buy now|in stock|read more|(?:\d+|no|leave a) (?:votes?|comments?|proposals?|views|likes)|(?:votes|comments|proposals|views|likes):? \d+|posted (?:on|by)|by [\p{L}]+ on|min read|sku|isbn|per night)\b|\b(?:leggi|lees|läs|lue|přečíst|citește|devamını) \S|\b(?:read|see) (?:the )?(?:article|post|guide|story|recipe)\b|^(?:19|20)\d{2}$|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d{1,2},? \d{4}\b|czytaj więcej|mehr lesen|lire la suite|leer más|подробнее/iu,
);

/** What happened, what comes, and where to meet: news, whatever the part is called. */
export const NEWSY =
	/\b(?:out now|now (?:available|shipping|open|live|for|on)|new (?:release|version|in)|just (?:released|launched)|introducing|announc\w{2,5}|launch(?:ed|ing)|launches(?! (?:instantly|immediately|fast|quickly|automatically|in|into|at|with|from|when|without|your|apps?)\b)|opens|opened|wins|won|award\w{0,3}|nominat\w{2,5}|competitions?|contests?|prizes?|don't miss|join us (?:in|at|on|for)|meet us|see you|our booth|webinars?|conference|summit|festive|holiday|christmas|black friday|(?:this|last|next) (?:week|month|year|spring|summer|fall|autumn|winter)|tells us|interview\w{0,3}|case stud(?:y|ies)|watch (?:how|the|our)|episode|podcast|we (?:hosted|attended|visited|showed)|celebrat\w{2,5}|kicked off)\b/iu;

/** How much of it a plan holds: `7 monitors`, `Unlimited users`, `Up to 5 GB`. */
export const LIMIT_OF_PLAN = light(
	/^(?:up to |bis zu |jusqu'à |hasta |do |до |over |min\.? |max\.? )?\+?\d|^(?:unlimited|unbegrenzt\w{0,2}|illimité\w{0,2}|ilimitad\w{1,2}|illimitat\w|nielimitowan\w{1,2}|неограничен\w{1,3}|one|two|three|five|ten)(?![\p{L}])|\bunlimited$|\b\d+(?:[.,]\d+)? ?(?:[kmgt]b|users?|seats?|members?|projects?|sites?|domains?|accounts?|hours?|days?|months?|years?)\b|^(?:everything|all (?:of|in|features)|all the)(?![\p{L}])|\bsupport$|^(?:priority|premium|dedicated|e-?mail|phone|24\/7|standard|basic) (?:[\p{L}-]{1,20} )?support\b|поддержка/iu,
);

/** Speaks of what is done for somebody. */
export const TO_READER = light(
	/(?<![\p{L}])(?:you|your|yours|we|our|us|it|its|they|their|lets?|Sie|Ihre?n?|du|dein\w{0,2}|wir|unsere?\w{0,2}|vous|votre|vos|nous|notre|nos|su|sus|tu|tus|usted|nuestr[ao]s?|tuo|tua|vostr[oaie]|nostr[oaie]|você|seus?|suas?|jouw|uw|je|ons|onze|twój|twoje|twoich|nasz\w{0,3}|вы|ваш\w{0,3}|вас|вам|мы|наш\w{0,3}|din|ditt|dina|vår\w{0,1}|sinun|váš|vaše|naše)(?![\p{L}])/iu,
);
/** Begins with what is done: `Sends reminders when`. */
export const DOES = /^(?:\p{Lu}\p{Ll}+(?:s|e|en|er|ez|en Sie)?) /u;

/** Degrees and offices as they stand before a person's name. */
export const DEGREE =
	/^(?:(?:Avv|Dott|Dott\.ssa|Dottssa|Ing|Arch|Geom|Rag|Dr|Dra|Drs|Prof|Mag|Dipl\.-[A-Z][a-z]{2,6}|RA|RAin|Lic|Me|Maître|Mgr|JUDr|MUDr|MVDr|lek|mgr|inż|adw|med|Mr|Mrs|Ms|Sr|Sra|Dña|Rev|Rechtsanwalt|Rechtsanwältin|Steuerberater|Steuerberaterin|Notar|Abogad[oa]|Adwokat|Radca)(?:\.ssa|\.|(?=\s)) ?){1,3}/u;

export const ROLE = light(
	/(?<![\p{L}])(?:C[A-Z]O|founder|director|manager|engineer|designer|developer|leder|leiter|leiterin|udvikler|utvecklare|utvikler|entwickler|entwicklerin|projektleder|projektledare|ägare|säljare|konsult|directrice|responsable|gérante?|développeu(?:r|se)|graphiste|directora?|gerente|desarrollador|diseñador|titolare|direttore|direttrice|responsabile|sviluppatore|diretora?|desenvolvedora?|eigenaar|oprichter|ontwikkelaar|adviseur|właściciel(?:ka)?|dyrektor|kierownik|specjalist(?:a|ka)|jednatel|ředitel|majitel|head of|lead|president|officer|member|partner|editor|chair\w*|gründer|geschäftsführer|directeur|fondatrice?)(?![\p{L}])/iu,
);
