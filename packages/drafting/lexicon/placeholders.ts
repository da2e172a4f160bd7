import { light } from "#drafting/lexicon/letters";
/** What templates and forms are filled with until somebody writes: it says nothing of the site. */

/** Filler text, and titles that a system gives by itself. */
export const FILLER = light(
	/^\[[^\][]{8,300}\]\.?$|lorem ipsum|dolor sit amet|consectetur adipi|\bet dolore magna|just another [\p{L}]+ (?:site|weblog)|(?:autre|otro|nuevo|weitere|weiterer|nuovo|altro|mais um|outro|weer een|kolejna|kolejny|ещё один|еще один|ännu en|another|başka|lisää|utilisant|utilizando|realizado con|targato|oparta na|používající|til|en) [^.]{0,20}wordpress[^.]{0,12}|wordpress[- ](?:website|webbplats|sivusto lisää|side til|sitesi daha)|hello world|sample (?:page|text)|your (?:text|title|tagline|slogan|company name|name|headline|description) (?:here|goes)|\b(?:insert|add|enter|type|put) your (?:text|title|tagline|slogan|name|description|content)\b|\bplaceholder\b|\bdummy text\b|\[(?:your|company|name|city|product)[^\]]{0,20}\]|\{\{[^}]{0,40}\}\}|hier (?:könnte|steht) (?:ihr|dein) text|blindtext|texte? (?:factice|de remplissage)|votre texte ici|texto de (?:relleno|ejemplo|exemplo)|tu texto aquí|testo segnaposto|il tuo testo qui|seu texto aqui|voorbeeldtekst|uw tekst hier|przykładowy tekst|twój tekst|текст-рыба|пример текста|ваш текст|ukázkový text|exempeltext|eksempeltekst|esimerkkiteksti|örnek metin/iu,
);

/** The people of templates. */
const NOBODY =
	/^(?:(?:john|jane|johnny|janie) (?:doe|roe|q\.? public)|john(?:athan)? smith|joe bloggs|john appleseed|foo bar|first ?name last ?name|your name|full name|max mustermann|erika mustermann|maria musterfrau|moritz mustermann|vorname nachname|jean dupont|jeanne dupont|prénom nom|juan p[eé]rez|fulano de tal|nombre apellidos?|mario rossi|nome cognome|fulan[oa](?: de tal)?|jo[aã]o da silva|jan jansen|jan modaal|voornaam achternaam|jan kowalski|anna kowalska|imi[eę] nazwisko|иван иванов(?:ич)?|имя фамилия|jan nov[aá]k|jm[eé]no p[rř][ií]jmen[ií]|medel svensson|sven svensson|ola nordmann|kari nordmann|matti meikäläinen|maija meikäläinen|kovács jános|ion popescu|ahmet yılmaz|山田 ?太郎|홍길동|张三|author name|test user|demo user)$/iu;

/** Streets and towns of templates. */
const NOWHERE =
	/〒? ?(?:\d{3}-[Xx]{3,4}|[Xx]{3}-[Xx]{4})|[○〇◯]{2}|\[[^\][\n]{0,40}(?:address|adres|anschrift|straße|strasse|plz|ort\b|street|city|town|country|siège|ville|direcci|calle|ciudad|indirizzo|citt|endere|cidade|siret|company|firmenname|raison sociale|name|nom\b|nombre|nome)[^\][\n]{0,40}\]|\b(?:example|sample|fake|your|dummy|test|anywhere|any|demo) (?:street|st|road|rd|avenue|ave|address|city|town|lane|blvd)\b|\b(?:street name|street address|your address|anytown|any town|sampletown|123 main st(?:reet)?|12345 (?:street|main|city|musterstadt))\b|muster(?:straße|strasse|str\.|weg|platz|stadt|hausen|ort)|beispiel(?:straße|strasse|weg|stadt)|(?:rue|avenue) (?:de l'|d')?exemple|(?:calle|avenida) (?:falsa|de ejemplo|ejemplo)|via (?:esempio|dell'esempio)|rua (?:exemplo|de exemplo)|voorbeeld(?:straat|laan|weg|stad)|(?:ul\.|ulica) przykładow|примерная|(?:ulice|ul\.) příklad|exempel(?:gatan|vägen)|eksempel(?:vej|gade|veien)|esimerkkikatu|örnek (?:sokak|cadde|mah)/iu;

export const isPlaceholderText = (text: string): boolean => FILLER.test(text);
export const isPlaceholderPerson = (name: string): boolean => NOBODY.test(name.trim());
export const isPlaceholderPlace = (address: string): boolean => NOWHERE.test(address);
