import { getDomain, parse } from "tldts";

const ADDRESS =
	/[a-z0-9](?:[a-z0-9._%+-]{0,62}[a-z0-9_+-])?@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z]{2,24}(?![a-z0-9-])/giu;

/** Domains that documentation and form hints use; nobody reads mail there. */
const EXAMPLES =
	/@(?:example|ejemplo|exemple|beispiel|esempio|exemplo|voorbeeld|przyklad|test|domain|yourdomain|mydomain|tudominio|votredomaine|votresite|deinedomain|ihredomain|musterfirma|muster|tusitio|seudominio|twojadomena|yoursite|mysite|yourcompany|company|sentry|site|website)\.[a-z.]+$|\.(?:test|invalid|localhost)$|@(?:mailadresse|e-?mail-?adresse|adresse|e-mail)\.[a-z.]+$|^(?:deine?|ihre?|votre|tuo?|seu|jouw|twoj|you|your|yourname|youremail|name|user|username|john|jane|john\.?doe|jane\.?doe|someone|test|email)@/iu;
/** `Supportsupport@acme.com`: a label that only a style sheet parts from the mailbox behind it, of which the text does not say where it begins. */
const GLUED =
	/^(?:e-?mail|mail|contact|support|write|kontakt|contacto|contato|contatti|correo|courriel|post)(?:hello|hi|hey|contact|info|support|sales|help|kontakt|hallo|hola|ola|ciao|bonjour|contacto|contato|contatti|mail)@/iu;
const FILE_NAME = /\.(?:png|jpe?g|gif|svg|webp|css|js)$/iu;
/** Mailboxes that no person reads or that serve one narrow purpose. */
const NOT_FOR_CONTACT =
	/^(?:no-?reply|donotreply|mailer-daemon|postmaster|abuse|privacy|dpo|gdpr|legal|dmca|unsubscribe|bounce)@/iu;

/** The mailbox names that sites give to everybody, best first. */
const GENERAL = [
	..."hello contact info hi hey support sales office help team mail ask enquiries enquiry inquiries inquiry kontakt".split(
		" ",
	),
	..."biuro contacto contato contatti bonjour hallo feedback service zakaz post admin".split(" "),
];

/** `hello [at] acme [dot] com`, as sites write it against robots. */
function unmasked(text: string): string {
	return text.replace(/\s?[[(]\s?(?:at|@)\s?[\])]\s?/giu, "@").replace(/\s?[[(]\s?(?:dot|punkt|\.)\s?[\])]\s?/giu, ".");
}

/** E-mail addresses in a text, lower case, without examples, file names and what is glued to a label. */
export function findEmails(text: string): string[] {
	if (!/[@[(]/.test(text)) return [];
	const found = [...unmasked(text).matchAll(ADDRESS)].map((match) => match[0].toLowerCase());
	return [...new Set(found)].filter(
		(address) => !EXAMPLES.test(address) && !FILE_NAME.test(address) && !GLUED.test(address),
	);
}

/** The registrable domain of an address or a URL, or the host itself where there is none. */
export function siteDomain(url: string): string {
	return getDomain(url, { allowPrivateDomains: true }) ?? parse(url).hostname ?? "";
}

export function emailDomain(address: string): string {
	const host = address.slice(address.lastIndexOf("@") + 1);
	return getDomain(host, { allowPrivateDomains: true }) ?? host;
}

/** `acme` of `acme.co.uk`: the part of a domain that a company chooses. */
export function domainLabel(domain: string): string {
	return parse(domain, { allowPrivateDomains: true }).domainWithoutSuffix ?? domain;
}

/** At the site's own registrable domain, or at the same name under another suffix. */
export function isOwnAddress(address: string, siteUrl: string): boolean {
	const own = siteDomain(siteUrl);
	const theirs = emailDomain(address);
	return own !== "" && (theirs === own || domainLabel(theirs) === domainLabel(own));
}

/** Lower is better; null when the mailbox is not one to write to. */
export function contactRank(address: string): number | null {
	if (NOT_FOR_CONTACT.test(address)) return null;
	const mailbox = address.slice(0, address.indexOf("@"));
	const index = GENERAL.indexOf(mailbox);
	return index === -1 ? GENERAL.length : index;
}

/** A mailbox that has none of the names that sites give to everybody. */
export const isPersonsMailbox = (address: string): boolean => contactRank(address) === GENERAL.length;
