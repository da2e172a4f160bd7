import { bare } from "#drafting/lexicon/bare";

const PLATFORMS = new Set(
	"Shopify WordPress WooCommerce Wix Squarespace Webflow Magento PrestaShop Drupal Joomla Notion Airtable Coda Obsidian Evernote Slack Discord Telegram WhatsApp Zoom Gmail Google Outlook Excel Microsoft Apple iPhone Android Stripe PayPal Klarna Salesforce HubSpot Pipedrive Zendesk Intercom Mailchimp Zapier Jira Confluence Trello Asana GitHub GitLab Bitbucket Docker Kubernetes Figma Canva Photoshop Instagram Facebook YouTube TikTok LinkedIn Twitter Reddit Pinterest Twitch Spotify Amazon Etsy eBay Airbnb Uber Netflix Roblox Minecraft Xero QuickBooks DATEV Lexware Odoo ChatGPT OpenAI Claude Gemini Anthropic Vercel Netlify Cloudflare Supabase Firebase Calendly Typeform Substack Patreon"
		.split(" ")
		.map(bare),
);

/** Whether a name is that of a platform which others make things for: `Shopify` of a site that is called Shopify Shelves. */
export const isPlatform = (name: string): boolean => PLATFORMS.has(bare(name));
