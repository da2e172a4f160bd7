import type { DnsHost, SiteHost } from "#core/web/site-host";

interface SiteHints {
	name: string;
	/** Where the tag is pasted. */
	meta: string;
	/** Where the file is put; null where the host serves no files of its customers at an address of their choice. */
	file: string | null;
}

const PUBLIC_FOLDER = (folder: string) =>
	`Put the file into your project as ${folder}/.well-known/launchweek-verification.txt and deploy. Where your framework has another folder for files that are served as they are (public, static), take that one.`;
const HEAD_OF_LAYOUT = "Put the tag into the <head> of your project’s layout or index.html, and deploy.";

/**
 * Where a proof is pasted at the hosts that most websites stand at. Their menus may have moved since.
 * Source: docs/claims.md#hosts.
 */
const site: Record<SiteHost, SiteHints> = {
	wordpress: {
		name: "WordPress",
		meta: "Install a plugin that adds code to the head, such as WPCode. Paste the tag under Code Snippets, Header & Footer, in the field Header, and save. Empty the cache of the site if it has one.",
		file: "Make a folder .well-known beside wp-config.php, with your host’s file manager or by SFTP, and upload the file into it.",
	},
	wordpress_com: {
		name: "WordPress.com",
		meta: "With a plan that allows plugins, install one that adds code to the head, such as WPCode, and paste the tag in its field Header. With any other plan take the DNS record.",
		file: null,
	},
	shopify: {
		name: "Shopify",
		meta: "Online Store, Themes, the three dots, Edit code: open layout/theme.liquid, paste the tag right below <head>, and save.",
		file: null,
	},
	wix: {
		name: "Wix",
		meta: "Settings, Custom code, Add custom code: paste the tag, choose the homepage and the place Head, and apply. Publish the site.",
		file: null,
	},
	squarespace: {
		name: "Squarespace",
		meta: "Settings, Advanced, Code injection: paste the tag under Header, and save. The Personal plan has no code injection: take the DNS record there.",
		file: null,
	},
	webflow: {
		name: "Webflow",
		meta: "Site settings, Custom code, Head code: paste the tag, save, and publish the site.",
		file: "With a Premium site plan, or the Business plan of before: make a folder in the Assets panel, name it well-known, upload the file into it, and publish the site.",
	},
	framer: {
		name: "Framer",
		meta: "Site settings, Custom code, Start of <head>: paste the tag, save, and publish the site.",
		file: null,
	},
	ghost: {
		name: "Ghost",
		meta: "Settings, Code injection, Site header: paste the tag and save.",
		file: null,
	},
	github_pages: {
		name: "GitHub Pages",
		meta: "Put the tag into the <head> of index.html, or of _layouts/default.html with Jekyll, and push.",
		file: "Add the file as .well-known/launchweek-verification.txt and push. Jekyll leaves out folders that begin with a dot: add an empty file .nojekyll, or include: [.well-known] to _config.yml.",
	},
	cloudflare: { name: "Cloudflare Pages or Workers", meta: HEAD_OF_LAYOUT, file: PUBLIC_FOLDER("public") },
	vercel: { name: "Vercel", meta: HEAD_OF_LAYOUT, file: PUBLIC_FOLDER("public") },
	netlify: { name: "Netlify", meta: HEAD_OF_LAYOUT, file: PUBLIC_FOLDER("public") },
};

/** Where a record is added, by who keeps the zone. */
const dns: Record<DnsHost, { name: string; where: string }> = {
	cloudflare: { name: "Cloudflare", where: "Your domain, DNS, Records, Add record." },
	godaddy: { name: "GoDaddy", where: "Domain portfolio, your domain, DNS, Add new record, TXT." },
	namecheap: { name: "Namecheap", where: "Domain list, Manage, Advanced DNS, Add new record." },
	squarespace: { name: "Squarespace", where: "Domains, your domain, DNS, Custom records, Add record." },
	wix: { name: "Wix", where: "Domains, the three dots, Manage DNS records, TXT, Add record." },
	route53: {
		name: "Amazon Route 53",
		where: "Hosted zones, your domain, Create record. Put the value in double quotes.",
	},
	google_cloud: { name: "Google Cloud DNS", where: "Cloud DNS, your zone, Add standard." },
	azure: { name: "Azure DNS", where: "Your zone, Recordsets, Add." },
	vercel: { name: "Vercel", where: "Domains, your domain, DNS records, Add." },
	netlify: { name: "Netlify", where: "Domains, your domain, DNS records, Add new record." },
	digitalocean: { name: "DigitalOcean", where: "Networking, Domains, your domain, TXT." },
	hetzner: { name: "Hetzner", where: "DNS in the console, your zone, Add record." },
	ovh: { name: "OVHcloud", where: "Domain names, your domain, DNS zone, Add an entry, TXT." },
	gandi: { name: "Gandi", where: "Domain, your domain, DNS records, Add record." },
	ionos: { name: "IONOS", where: "Domains, your domain, DNS, Add record, TXT." },
	porkbun: { name: "Porkbun", where: "Domain management, your domain, DNS." },
	hostinger: { name: "Hostinger", where: "Domains, your domain, DNS / Nameservers, Manage DNS records." },
	wordpress_com: { name: "WordPress.com", where: "Upgrades, Domains, your domain, DNS records, Add a record." },
};

export const claimHosts = { site, dns };
