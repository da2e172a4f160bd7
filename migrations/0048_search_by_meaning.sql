CREATE TABLE `search_common` (
	`stem` text PRIMARY KEY NOT NULL,
	`listings` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `search_misses` (
	`day` text NOT NULL,
	`query` text NOT NULL,
	`kind` text NOT NULL,
	`corrected` text,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `query`),
	CONSTRAINT "search_misses_kind" CHECK(kind IN ('empty', 'corrected', 'some'))
);
--> statement-breakpoint
CREATE TABLE `search_synonyms` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`phrase` text NOT NULL,
	`stems` text NOT NULL,
	`others` text NOT NULL,
	`other_stems` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`edited_at` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_synonyms_json" CHECK(json_valid(others))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_synonyms_stems_unique` ON `search_synonyms` (`stems`);--> statement-breakpoint
CREATE TABLE `search_vocabulary` (
	`id` integer PRIMARY KEY NOT NULL,
	`word` text NOT NULL,
	`begin` text NOT NULL,
	`listings` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_vocabulary_word_unique` ON `search_vocabulary` (`word`);--> statement-breakpoint
CREATE INDEX `search_vocabulary_begin` ON `search_vocabulary` (`begin`,`listings`);--> statement-breakpoint
-- What there was is dropped; rebuild-search fills it again.
DROP TABLE search_newest;--> statement-breakpoint
DROP TABLE search_votes;--> statement-breakpoint
DROP TABLE search_trending;--> statement-breakpoint
DROP TABLE search_views;--> statement-breakpoint
DROP TABLE search_followers;--> statement-breakpoint
DROP TRIGGER listing_reindex_insert;--> statement-breakpoint
DROP TABLE listing_search_docs;--> statement-breakpoint
DELETE FROM counters WHERE name = 'search_votes_floor';--> statement-breakpoint
-- What search knows of a listing that is live or upcoming: one row here, from which triggers keep the full-text tables.
CREATE TABLE listing_search_docs (
  listing_id INTEGER PRIMARY KEY,
  is_live INTEGER NOT NULL,
  name TEXT NOT NULL,
  squeezed TEXT NOT NULL,
  tagline TEXT NOT NULL,
  labels TEXT NOT NULL,
  body TEXT NOT NULL,
  facets TEXT NOT NULL,
  newest_key INTEGER NOT NULL,
  votes_key INTEGER NOT NULL,
  trending_key INTEGER NOT NULL,
  views_key INTEGER NOT NULL,
  followers_key INTEGER NOT NULL
);--> statement-breakpoint
-- For ranking: stemmed, with positions. Row ids are listing ids, below zero while a listing is upcoming.
CREATE VIRTUAL TABLE search_text USING fts5(name, squeezed, tagline, labels, body, facets, content='', contentless_delete=1, tokenize='porter unicode61 remove_diacritics 2');--> statement-breakpoint
-- As spelt: what the vocabulary is counted from, and where a word is looked for that is too common for search_text.
CREATE VIRTUAL TABLE search_heads USING fts5(name, squeezed, tagline, labels, facets, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');--> statement-breakpoint
CREATE VIRTUAL TABLE search_text_terms USING fts5vocab(search_text, 'row');--> statement-breakpoint
CREATE VIRTUAL TABLE search_heads_terms USING fts5vocab(search_heads, 'row');--> statement-breakpoint
CREATE TRIGGER search_text_insert AFTER INSERT ON listing_search_docs
BEGIN
  INSERT INTO search_text (rowid, name, squeezed, tagline, labels, body, facets) VALUES (iif(NEW.is_live, NEW.listing_id, -NEW.listing_id), NEW.name, NEW.squeezed, NEW.tagline, NEW.labels, NEW.body, NEW.facets);
END;--> statement-breakpoint
CREATE TRIGGER search_text_delete AFTER DELETE ON listing_search_docs
BEGIN
  DELETE FROM search_text WHERE rowid = iif(OLD.is_live, OLD.listing_id, -OLD.listing_id);
END;--> statement-breakpoint
CREATE TRIGGER search_text_update AFTER UPDATE ON listing_search_docs
WHEN OLD.is_live <> NEW.is_live OR OLD.name <> NEW.name OR OLD.squeezed <> NEW.squeezed OR OLD.tagline <> NEW.tagline OR OLD.labels <> NEW.labels OR OLD.body <> NEW.body OR OLD.facets <> NEW.facets
BEGIN
  DELETE FROM search_text WHERE rowid = iif(OLD.is_live, OLD.listing_id, -OLD.listing_id);
  INSERT INTO search_text (rowid, name, squeezed, tagline, labels, body, facets) VALUES (iif(NEW.is_live, NEW.listing_id, -NEW.listing_id), NEW.name, NEW.squeezed, NEW.tagline, NEW.labels, NEW.body, NEW.facets);
END;--> statement-breakpoint
CREATE TRIGGER search_heads_insert AFTER INSERT ON listing_search_docs
BEGIN
  INSERT INTO search_heads (rowid, name, squeezed, tagline, labels, facets) VALUES (iif(NEW.is_live, NEW.listing_id, -NEW.listing_id), NEW.name, NEW.squeezed, NEW.tagline, NEW.labels, NEW.facets);
END;--> statement-breakpoint
CREATE TRIGGER search_heads_delete AFTER DELETE ON listing_search_docs
BEGIN
  DELETE FROM search_heads WHERE rowid = iif(OLD.is_live, OLD.listing_id, -OLD.listing_id);
END;--> statement-breakpoint
CREATE TRIGGER search_heads_update AFTER UPDATE ON listing_search_docs
WHEN OLD.is_live <> NEW.is_live OR OLD.name <> NEW.name OR OLD.squeezed <> NEW.squeezed OR OLD.tagline <> NEW.tagline OR OLD.labels <> NEW.labels OR OLD.facets <> NEW.facets
BEGIN
  DELETE FROM search_heads WHERE rowid = iif(OLD.is_live, OLD.listing_id, -OLD.listing_id);
  INSERT INTO search_heads (rowid, name, squeezed, tagline, labels, facets) VALUES (iif(NEW.is_live, NEW.listing_id, -NEW.listing_id), NEW.name, NEW.squeezed, NEW.tagline, NEW.labels, NEW.facets);
END;--> statement-breakpoint
-- Tells count-search-words whether there is anything new to count.
CREATE TRIGGER search_written_insert AFTER INSERT ON listing_search_docs
BEGIN
  INSERT INTO counters (name, value) VALUES ('search_docs_written', 1) ON CONFLICT (name) DO UPDATE SET value = value + 1;
END;--> statement-breakpoint
CREATE TRIGGER search_written_delete AFTER DELETE ON listing_search_docs
BEGIN
  INSERT INTO counters (name, value) VALUES ('search_docs_written', 1) ON CONFLICT (name) DO UPDATE SET value = value + 1;
END;--> statement-breakpoint
CREATE TRIGGER search_written_update AFTER UPDATE ON listing_search_docs
WHEN OLD.name <> NEW.name OR OLD.tagline <> NEW.tagline OR OLD.labels <> NEW.labels OR OLD.body <> NEW.body
BEGIN
  INSERT INTO counters (name, value) VALUES ('search_docs_written', 1) ON CONFLICT (name) DO UPDATE SET value = value + 1;
END;--> statement-breakpoint
-- For each order: which words a listing has, without places, and its facets. A row's id is (sort key << 32) | listing id, so that
-- reading backwards yields the matches of any words and facets in that order, without a sort and without a scan.
CREATE VIRTUAL TABLE search_newest USING fts5(words, content='', contentless_delete=1, detail=none, tokenize='porter unicode61 remove_diacritics 2');--> statement-breakpoint
CREATE TRIGGER search_newest_insert AFTER INSERT ON listing_search_docs
BEGIN
  INSERT INTO search_newest (rowid, words) VALUES ((NEW.newest_key << 32) | NEW.listing_id, concat_ws(char(10), NEW.name, NEW.squeezed, NEW.tagline, NEW.labels, NEW.body, NEW.facets));
END;--> statement-breakpoint
CREATE TRIGGER search_newest_delete AFTER DELETE ON listing_search_docs
BEGIN
  DELETE FROM search_newest WHERE rowid = (OLD.newest_key << 32) | OLD.listing_id;
END;--> statement-breakpoint
CREATE TRIGGER search_newest_update AFTER UPDATE ON listing_search_docs
WHEN OLD.newest_key <> NEW.newest_key OR OLD.name <> NEW.name OR OLD.squeezed <> NEW.squeezed OR OLD.tagline <> NEW.tagline OR OLD.labels <> NEW.labels OR OLD.body <> NEW.body OR OLD.facets <> NEW.facets
BEGIN
  DELETE FROM search_newest WHERE rowid = (OLD.newest_key << 32) | OLD.listing_id;
  INSERT INTO search_newest (rowid, words) VALUES ((NEW.newest_key << 32) | NEW.listing_id, concat_ws(char(10), NEW.name, NEW.squeezed, NEW.tagline, NEW.labels, NEW.body, NEW.facets));
END;--> statement-breakpoint
CREATE VIRTUAL TABLE search_votes USING fts5(words, content='', contentless_delete=1, detail=none, tokenize='porter unicode61 remove_diacritics 2');--> statement-breakpoint
CREATE TRIGGER search_votes_insert AFTER INSERT ON listing_search_docs
BEGIN
  INSERT INTO search_votes (rowid, words) VALUES ((NEW.votes_key << 32) | NEW.listing_id, concat_ws(char(10), NEW.name, NEW.squeezed, NEW.tagline, NEW.labels, NEW.body, NEW.facets));
END;--> statement-breakpoint
CREATE TRIGGER search_votes_delete AFTER DELETE ON listing_search_docs
BEGIN
  DELETE FROM search_votes WHERE rowid = (OLD.votes_key << 32) | OLD.listing_id;
END;--> statement-breakpoint
CREATE TRIGGER search_votes_update AFTER UPDATE ON listing_search_docs
WHEN OLD.votes_key <> NEW.votes_key OR OLD.name <> NEW.name OR OLD.squeezed <> NEW.squeezed OR OLD.tagline <> NEW.tagline OR OLD.labels <> NEW.labels OR OLD.body <> NEW.body OR OLD.facets <> NEW.facets
BEGIN
  DELETE FROM search_votes WHERE rowid = (OLD.votes_key << 32) | OLD.listing_id;
  INSERT INTO search_votes (rowid, words) VALUES ((NEW.votes_key << 32) | NEW.listing_id, concat_ws(char(10), NEW.name, NEW.squeezed, NEW.tagline, NEW.labels, NEW.body, NEW.facets));
END;--> statement-breakpoint
CREATE VIRTUAL TABLE search_trending USING fts5(words, content='', contentless_delete=1, detail=none, tokenize='porter unicode61 remove_diacritics 2');--> statement-breakpoint
CREATE TRIGGER search_trending_insert AFTER INSERT ON listing_search_docs
BEGIN
  INSERT INTO search_trending (rowid, words) VALUES ((NEW.trending_key << 32) | NEW.listing_id, concat_ws(char(10), NEW.name, NEW.squeezed, NEW.tagline, NEW.labels, NEW.body, NEW.facets));
END;--> statement-breakpoint
CREATE TRIGGER search_trending_delete AFTER DELETE ON listing_search_docs
BEGIN
  DELETE FROM search_trending WHERE rowid = (OLD.trending_key << 32) | OLD.listing_id;
END;--> statement-breakpoint
CREATE TRIGGER search_trending_update AFTER UPDATE ON listing_search_docs
WHEN OLD.trending_key <> NEW.trending_key OR OLD.name <> NEW.name OR OLD.squeezed <> NEW.squeezed OR OLD.tagline <> NEW.tagline OR OLD.labels <> NEW.labels OR OLD.body <> NEW.body OR OLD.facets <> NEW.facets
BEGIN
  DELETE FROM search_trending WHERE rowid = (OLD.trending_key << 32) | OLD.listing_id;
  INSERT INTO search_trending (rowid, words) VALUES ((NEW.trending_key << 32) | NEW.listing_id, concat_ws(char(10), NEW.name, NEW.squeezed, NEW.tagline, NEW.labels, NEW.body, NEW.facets));
END;--> statement-breakpoint
CREATE VIRTUAL TABLE search_views USING fts5(words, content='', contentless_delete=1, detail=none, tokenize='porter unicode61 remove_diacritics 2');--> statement-breakpoint
CREATE TRIGGER search_views_insert AFTER INSERT ON listing_search_docs
BEGIN
  INSERT INTO search_views (rowid, words) VALUES ((NEW.views_key << 32) | NEW.listing_id, concat_ws(char(10), NEW.name, NEW.squeezed, NEW.tagline, NEW.labels, NEW.body, NEW.facets));
END;--> statement-breakpoint
CREATE TRIGGER search_views_delete AFTER DELETE ON listing_search_docs
BEGIN
  DELETE FROM search_views WHERE rowid = (OLD.views_key << 32) | OLD.listing_id;
END;--> statement-breakpoint
CREATE TRIGGER search_views_update AFTER UPDATE ON listing_search_docs
WHEN OLD.views_key <> NEW.views_key OR OLD.name <> NEW.name OR OLD.squeezed <> NEW.squeezed OR OLD.tagline <> NEW.tagline OR OLD.labels <> NEW.labels OR OLD.body <> NEW.body OR OLD.facets <> NEW.facets
BEGIN
  DELETE FROM search_views WHERE rowid = (OLD.views_key << 32) | OLD.listing_id;
  INSERT INTO search_views (rowid, words) VALUES ((NEW.views_key << 32) | NEW.listing_id, concat_ws(char(10), NEW.name, NEW.squeezed, NEW.tagline, NEW.labels, NEW.body, NEW.facets));
END;--> statement-breakpoint
CREATE VIRTUAL TABLE search_followers USING fts5(words, content='', contentless_delete=1, detail=none, tokenize='porter unicode61 remove_diacritics 2');--> statement-breakpoint
CREATE TRIGGER search_followers_insert AFTER INSERT ON listing_search_docs
BEGIN
  INSERT INTO search_followers (rowid, words) VALUES ((NEW.followers_key << 32) | NEW.listing_id, concat_ws(char(10), NEW.name, NEW.squeezed, NEW.tagline, NEW.labels, NEW.body, NEW.facets));
END;--> statement-breakpoint
CREATE TRIGGER search_followers_delete AFTER DELETE ON listing_search_docs
BEGIN
  DELETE FROM search_followers WHERE rowid = (OLD.followers_key << 32) | OLD.listing_id;
END;--> statement-breakpoint
CREATE TRIGGER search_followers_update AFTER UPDATE ON listing_search_docs
WHEN OLD.followers_key <> NEW.followers_key OR OLD.name <> NEW.name OR OLD.squeezed <> NEW.squeezed OR OLD.tagline <> NEW.tagline OR OLD.labels <> NEW.labels OR OLD.body <> NEW.body OR OLD.facets <> NEW.facets
BEGIN
  DELETE FROM search_followers WHERE rowid = (OLD.followers_key << 32) | OLD.listing_id;
  INSERT INTO search_followers (rowid, words) VALUES ((NEW.followers_key << 32) | NEW.listing_id, concat_ws(char(10), NEW.name, NEW.squeezed, NEW.tagline, NEW.labels, NEW.body, NEW.facets));
END;--> statement-breakpoint
-- Facet tokens begin with a letter for private use, which no query may hold, and end in a digit, which no stemmer touches.
CREATE TRIGGER listing_reindex_insert INSTEAD OF INSERT ON listing_reindex
BEGIN
  DELETE FROM listing_search_docs
  WHERE listing_id = NEW.listing_id
    AND NOT EXISTS (SELECT 1 FROM listings WHERE id = NEW.listing_id AND status IN ('live', 'scheduled'));
  INSERT INTO listing_search_docs (listing_id, is_live, name, squeezed, tagline, labels, body, facets, newest_key, votes_key, trending_key, views_key, followers_key)
  SELECT
    l.id,
    l.status = 'live',
    l.name,
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(l.name), ' ', ''), '-', ''), '.', ''), '_', ''), '!', ''), '''', ''), '’', ''), '&', ''), '+', ''), '/', ''), ':', ''), ',', ''), '(', ''), ')', ''),
    coalesce(l.tagline, ''),
    concat_ws(char(10),
      (SELECT group_concat(c.name, char(10)) FROM listing_categories lc JOIN categories c ON c.id = lc.category_id WHERE lc.listing_id = l.id),
      (SELECT group_concat(value, char(10)) FROM json_each(p.profile, '$.tags')),
      (SELECT group_concat(value, char(10)) FROM json_each(p.profile, '$.keywords'))),
    concat_ws(char(10), l.short_description, l.domain,
      (SELECT group_concat(value, char(10)) FROM json_each(p.profile, '$.features')),
      (SELECT group_concat(value, char(10)) FROM json_each(p.profile, '$.usps')),
      substr(json_extract(p.profile, '$.description'), 1, 4000)),
    concat_ws(' ',
      (SELECT group_concat(char(57344) || 'c' || id, ' ') FROM (
        SELECT category_id AS id FROM listing_categories WHERE listing_id = l.id
        UNION
        SELECT c.parent_id FROM listing_categories lc JOIN categories c ON c.id = lc.category_id
        WHERE lc.listing_id = l.id AND c.parent_id IS NOT NULL)),
      char(57344) || 'n' || lower(nullif(l.country, '')) || '0',
      char(57344) || 's' || hex(nullif(replace(replace(lower(trim(l.stage)), '_', '-'), ' ', '-'), '')) || '0',
      char(57344) || 'p' || hex(nullif(replace(replace(lower(trim(l.pricing_model)), '-', '_'), ' ', '_'), '')) || '0'),
    min(max(iif(l.status = 'live', coalesce(l.launched_at / 1000, unixepoch(l.launch_week), 0), coalesce(unixepoch(l.launch_week), 0)) - 1577836800, 0), 2147483647) - u.upcoming,
    min(max(l.votes, 0), 2147483647) - u.upcoming,
    min(max(l.trending, 0), 2147483647) - u.upcoming,
    min(max(l.views, 0), 2147483647) - u.upcoming,
    min(max(l.followers, 0), 2147483647) - u.upcoming
  FROM listings l
  JOIN (SELECT iif(status = 'live', 0, 2147483648) AS upcoming FROM listings WHERE id = NEW.listing_id) u
  LEFT JOIN listing_profiles p ON p.listing_id = l.id
  WHERE l.id = NEW.listing_id AND l.status IN ('live', 'scheduled')
  ON CONFLICT (listing_id) DO UPDATE SET
    is_live = excluded.is_live, name = excluded.name, squeezed = excluded.squeezed, tagline = excluded.tagline,
    labels = excluded.labels, body = excluded.body, facets = excluded.facets, newest_key = excluded.newest_key,
    votes_key = excluded.votes_key, trending_key = excluded.trending_key, views_key = excluded.views_key,
    followers_key = excluded.followers_key;
END;--> statement-breakpoint
-- Which words of the vocabulary are spelt nearly alike is told by the letters they share, three by three, with their ends marked.
CREATE VIRTUAL TABLE search_spellings USING fts5(marked, content='', contentless_delete=1, tokenize='trigram');--> statement-breakpoint
CREATE TRIGGER search_spellings_insert AFTER INSERT ON search_vocabulary WHEN length(NEW.word) >= 4
BEGIN
  INSERT INTO search_spellings (rowid, marked) VALUES (NEW.id, '^' || NEW.word || '$');
END;--> statement-breakpoint
CREATE TRIGGER search_spellings_delete AFTER DELETE ON search_vocabulary WHEN length(OLD.word) >= 4
BEGIN
  DELETE FROM search_spellings WHERE rowid = OLD.id;
END;--> statement-breakpoint
-- What products are also called, to begin with; the site team goes on from here.
INSERT INTO search_synonyms (phrase, stems, others, other_stems) VALUES
('accounting', 'account', '["bookkeeping","ledger","finance","double-entry"]', '["bookkeep","ledger","financ","doubl entri"]'),
('bookkeeping', 'bookkeep', '["accounting","ledger","double-entry"]', '["account","ledger","doubl entri"]'),
('ledger', 'ledger', '["accounting","bookkeeping"]', '["account","bookkeep"]'),
('invoice', 'invoic', '["billing","quotes","estimates"]', '["bill","quot","estim"]'),
('billing', 'bill', '["invoices","subscriptions","payments"]', '["invoic","subscript","payment"]'),
('quote', 'quot', '["estimate","proposal","invoice"]', '["estim","propos","invoic"]'),
('estimate', 'estim', '["quote","proposal"]', '["quot","propos"]'),
('receipt', 'receipt', '["expense","invoice"]', '["expens","invoic"]'),
('expense', 'expens', '["spending","budget","receipts","cost"]', '["spend","budget","receipt","cost"]'),
('budget', 'budget', '["expenses","personal finance","money","spending"]', '["expens","person financ","monei","spend"]'),
('money', 'monei', '["finance","budget","expenses","banking"]', '["financ","budget","expens","bank"]'),
('personal finance', 'person financ', '["budget","money","expenses"]', '["budget","monei","expens"]'),
('finance', 'financ', '["accounting","money","budget"]', '["account","monei","budget"]'),
('split bill', 'split bill', '["shared expenses","group expenses","debts"]', '["share expens","group expens","debt"]'),
('expense splitting', 'expens split', '["shared expenses","shared bills","debts"]', '["share expens","share bill","debt"]'),
('payroll', 'payrol', '["salaries","wages","human resources"]', '["salari","wage","human resourc"]'),
('salary', 'salari', '["payroll","wages"]', '["payrol","wage"]'),
('tax', 'tax', '["vat","accounting"]', '["vat","account"]'),
('payment', 'payment', '["checkout","billing","card payments"]', '["checkout","bill","card payment"]'),
('bitcoin', 'bitcoin', '["cryptocurrency","crypto payments","lightning"]', '["cryptocurr","crypto payment","lightn"]'),
('cryptocurrency', 'cryptocurr', '["bitcoin","crypto","wallet","blockchain"]', '["bitcoin","crypto","wallet","blockchain"]'),
('crypto', 'crypto', '["cryptocurrency","bitcoin"]', '["cryptocurr","bitcoin"]'),
('donation', 'donat', '["fundraising","crowdfunding","nonprofit"]', '["fundrais","crowdfund","nonprofit"]'),
('fundraiser', 'fundrais', '["donations","crowdfunding"]', '["donat","crowdfund"]'),
('crowdfunding', 'crowdfund', '["fundraising","donations"]', '["fundrais","donat"]'),
('stock portfolio', 'stock portfolio', '["investments","wealth","shares"]', '["invest","wealth","share"]'),
('investment', 'invest', '["portfolio","wealth","stocks"]', '["portfolio","wealth","stock"]'),
('crm', 'crm', '["customer relationship management","contacts","sales pipeline"]', '["custom relationship manag","contact","sale pipelin"]'),
('customer relationship management', 'custom relationship manag', '["crm","contacts","sales"]', '["crm","contact","sale"]'),
('sales', 'sale', '["crm","leads","pipeline"]', '["crm","lead","pipelin"]'),
('lead', 'lead', '["crm","prospects","sales"]', '["crm","prospect","sale"]'),
('erp', 'erp', '["enterprise resource planning","resource planning","business management"]', '["enterpris resourc plan","resourc plan","busi manag"]'),
('inventory', 'inventori', '["stock","warehouse","asset management"]', '["stock","warehous","asset manag"]'),
('stock', 'stock', '["inventory","warehouse"]', '["inventori","warehous"]'),
('warehouse', 'warehous', '["inventory","stock","logistics"]', '["inventori","stock","logist"]'),
('asset management', 'asset manag', '["inventory","assets"]', '["inventori","asset"]'),
('procurement', 'procur', '["purchasing","suppliers"]', '["purchas","supplier"]'),
('hr', 'hr', '["human resources","employees","payroll"]', '["human resourc","employe","payrol"]'),
('human resources', 'human resourc', '["hr","employees","recruiting"]', '["hr","employe","recruit"]'),
('employee', 'employe', '["staff","human resources","workforce"]', '["staff","human resourc","workforc"]'),
('recruiting', 'recruit', '["hiring","applicants","applicant tracking","jobs"]', '["hire","applic","applic track","job"]'),
('hiring', 'hire', '["recruiting","applicants","applicant tracking"]', '["recruit","applic","applic track"]'),
('applicant tracking', 'applic track', '["recruiting","hiring","ats"]', '["recruit","hire","at"]'),
('resume', 'resum', '["cv","curriculum vitae"]', '["cv","curriculum vita"]'),
('cv', 'cv', '["resume","curriculum vitae"]', '["resum","curriculum vita"]'),
('help desk', 'help desk', '["helpdesk","tickets","customer support","service desk"]', '["helpdesk","ticket","custom support","servic desk"]'),
('helpdesk', 'helpdesk', '["help desk","ticketing","customer support"]', '["help desk","ticket","custom support"]'),
('ticket', 'ticket', '["help desk","helpdesk","issue tracker","support"]', '["help desk","helpdesk","issu tracker","support"]'),
('customer support', 'custom support', '["help desk","helpdesk","ticketing","live chat","customer service"]', '["help desk","helpdesk","ticket","live chat","custom servic"]'),
('customer service', 'custom servic', '["customer support","help desk","helpdesk","ticketing"]', '["custom support","help desk","helpdesk","ticket"]'),
('live chat', 'live chat', '["customer messaging","chat widget","customer support"]', '["custom messag","chat widget","custom support"]'),
('chatbot', 'chatbot', '["bot","conversational","assistant"]', '["bot","convers","assist"]'),
('chat', 'chat', '["messaging","instant messaging","conversations"]', '["messag","instant messag","convers"]'),
('messaging', 'messag', '["chat","instant messaging"]', '["chat","instant messag"]'),
('instant messaging', 'instant messag', '["chat","messenger"]', '["chat","messeng"]'),
('messenger', 'messeng', '["chat","messaging","instant messaging"]', '["chat","messag","instant messag"]'),
('team chat', 'team chat', '["messaging","collaboration","group chat"]', '["messag","collabor","group chat"]'),
('slack', 'slack', '["team chat","messaging","group chat"]', '["team chat","messag","group chat"]'),
('discord', 'discord', '["voice chat","chat","community"]', '["voic chat","chat","commun"]'),
('whatsapp', 'whatsapp', '["messaging","chat"]', '["messag","chat"]'),
('video call', 'video call', '["video conferencing","video conference","meetings"]', '["video conferenc","video confer","meet"]'),
('video conferencing', 'video conferenc', '["video calls","web conferencing","meetings"]', '["video call","web conferenc","meet"]'),
('video meeting', 'video meet', '["video conferencing","web conferencing"]', '["video conferenc","web conferenc"]'),
('web conferencing', 'web conferenc', '["video conferencing","video calls","webinars"]', '["video conferenc","video call","webinar"]'),
('webinar', 'webinar', '["web conferencing","online events"]', '["web conferenc","onlin event"]'),
('zoom', 'zoom', '["video conferencing","meetings"]', '["video conferenc","meet"]'),
('voip', 'voip', '["telephony","sip","pbx","voice calls"]', '["telephoni","sip","pbx","voic call"]'),
('phone system', 'phone system', '["pbx","voip","telephony"]', '["pbx","voip","telephoni"]'),
('call center', 'call center', '["contact center","telephony","pbx"]', '["contact center","telephoni","pbx"]'),
('pbx', 'pbx', '["telephony","voip","sip"]', '["telephoni","voip","sip"]'),
('sms', 'sm', '["text messages","texting"]', '["text messag","text"]'),
('email', 'email', '["mail","smtp","inbox"]', '["mail","smtp","inbox"]'),
('mail server', 'mail server', '["smtp","imap","email server"]', '["smtp","imap","email server"]'),
('webmail', 'webmail', '["email client","mail client","imap"]', '["email client","mail client","imap"]'),
('email client', 'email client', '["webmail","mail client"]', '["webmail","mail client"]'),
('mailing list', 'mail list', '["newsletter","discussion list"]', '["newslett","discuss list"]'),
('newsletter', 'newslett', '["mailing list","email marketing","campaigns"]', '["mail list","email market","campaign"]'),
('email marketing', 'email market', '["newsletter","campaigns","mailing lists"]', '["newslett","campaign","mail list"]'),
('email campaign', 'email campaign', '["newsletter","email marketing"]', '["newslett","email market"]'),
('temporary email', 'temporari email', '["disposable email","throwaway","aliases"]', '["dispos email","throwawai","alias"]'),
('marketing automation', 'market autom', '["email marketing","campaigns","customer journeys"]', '["email market","campaign","custom journei"]'),
('push notification', 'push notif', '["notifications","alerts"]', '["notif","alert"]'),
('notification', 'notif', '["alerts","push","reminders"]', '["alert","push","remind"]'),
('reminder', 'remind', '["notifications","alerts"]', '["notif","alert"]'),
('survey', 'survei', '["questionnaires","forms","polls","feedback"]', '["questionnair","form","poll","feedback"]'),
('questionnaire', 'questionnair', '["survey","forms"]', '["survei","form"]'),
('form builder', 'form builder', '["forms","survey"]', '["form","survei"]'),
('form', 'form', '["survey","questionnaires","form builder"]', '["survei","questionnair","form builder"]'),
('poll', 'poll', '["voting","survey","votes"]', '["vote","survei","vote"]'),
('vote', 'vote', '["polls","ballots","elections"]', '["poll","ballot","elect"]'),
('election', 'elect', '["voting","ballots"]', '["vote","ballot"]'),
('feedback', 'feedback', '["feature requests","suggestions","surveys","roadmap"]', '["featur request","suggest","survei","roadmap"]'),
('feature request', 'featur request', '["feedback","roadmap","ideas"]', '["feedback","roadmap","idea"]'),
('roadmap', 'roadmap', '["feature requests","product planning"]', '["featur request","product plan"]'),
('changelog', 'changelog', '["release notes","product updates"]', '["releas note","product updat"]'),
('review', 'review', '["ratings","testimonials","feedback"]', '["rate","testimoni","feedback"]'),
('testimonial', 'testimoni', '["reviews","social proof"]', '["review","social proof"]'),
('quiz', 'quiz', '["tests","exams","trivia"]', '["test","exam","trivia"]'),
('scheduling', 'schedul', '["booking","appointments","calendar","planning"]', '["book","appoint","calendar","plan"]'),
('appointment', 'appoint', '["booking","scheduling","reservations"]', '["book","schedul","reserv"]'),
('book appointment', 'book appoint', '["scheduling","reservations","booking"]', '["schedul","reserv","book"]'),
('booking', 'book', '["reservations","appointments","scheduling","ebooks","library","reading"]', '["reserv","appoint","schedul","ebook","librari","read"]'),
('reservation', 'reserv', '["booking","appointments"]', '["book","appoint"]'),
('meeting scheduler', 'meet schedul', '["appointment","calendar","scheduling poll"]', '["appoint","calendar","schedul poll"]'),
('meeting', 'meet', '["scheduling","calendar","video conferencing"]', '["schedul","calendar","video conferenc"]'),
('availability', 'avail', '["scheduling","uptime"]', '["schedul","uptim"]'),
('calendar', 'calendar', '["scheduling","events","caldav","agenda"]', '["schedul","event","caldav","agenda"]'),
('agenda', 'agenda', '["calendar","meetings","planner"]', '["calendar","meet","planner"]'),
('contact', 'contact', '["address book","carddav"]', '["address book","carddav"]'),
('address book', 'address book', '["contacts","carddav"]', '["contact","carddav"]'),
('event', 'event', '["tickets","calendar","meetups"]', '["ticket","calendar","meetup"]'),
('event management', 'event manag', '["ticketing","registration","meetups"]', '["ticket","registr","meetup"]'),
('ticket sale', 'ticket sale', '["event tickets","registration"]', '["event ticket","registr"]'),
('shift planning', 'shift plan', '["rota","roster","workforce scheduling"]', '["rota","roster","workforc schedul"]'),
('roster', 'roster', '["shifts","scheduling"]', '["shift","schedul"]'),
('time tracking', 'time track', '["timesheet","hours","time tracker"]', '["timesheet","hour","time tracker"]'),
('timesheet', 'timesheet', '["time tracking","hours"]', '["time track","hour"]'),
('attendance', 'attend', '["time clock","time tracking"]', '["time clock","time track"]'),
('project management', 'project manag', '["tasks","issue tracking","kanban","gantt","agile"]', '["task","issu track","kanban","gantt","agil"]'),
('issue tracking', 'issu track', '["bug tracker","ticketing","project management"]', '["bug tracker","ticket","project manag"]');--> statement-breakpoint
INSERT INTO search_synonyms (phrase, stems, others, other_stems) VALUES
('bug tracking', 'bug track', '["issue tracker","defects"]', '["issu tracker","defect"]'),
('bug', 'bug', '["issue tracker","defects","error tracking"]', '["issu tracker","defect","error track"]'),
('task', 'task', '["todo","to-do","project management"]', '["todo","to do","project manag"]'),
('task management', 'task manag', '["todo","to-do lists","tasks"]', '["todo","to do list","task"]'),
('todo', 'todo', '["tasks","to-do","task management","checklists"]', '["task","to do","task manag","checklist"]'),
('to do', 'to do', '["tasks","todo","task management"]', '["task","todo","task manag"]'),
('checklist', 'checklist', '["todo","tasks"]', '["todo","task"]'),
('kanban', 'kanban', '["boards","cards","task boards"]', '["board","card","task board"]'),
('trello', 'trello', '["kanban","boards","tasks"]', '["kanban","board","task"]'),
('jira', 'jira', '["issue tracker","project management"]', '["issu tracker","project manag"]'),
('asana', 'asana', '["project management","tasks"]', '["project manag","task"]'),
('gantt', 'gantt', '["project management","timeline"]', '["project manag","timelin"]'),
('agile', 'agil', '["scrum","sprints","kanban"]', '["scrum","sprint","kanban"]'),
('scrum', 'scrum', '["agile","sprints","retrospective"]', '["agil","sprint","retrospect"]'),
('goal', 'goal', '["okr","objectives","habits"]', '["okr","object","habit"]'),
('habit', 'habit', '["routines","goals","streaks"]', '["routin","goal","streak"]'),
('pomodoro', 'pomodoro', '["focus timer","productivity"]', '["focu timer","product"]'),
('productivity', 'product', '["tasks","focus","planning"]', '["task","focu","plan"]'),
('note', 'note', '["notebook","note-taking","memo","knowledge base"]', '["notebook","note take","memo","knowledg base"]'),
('note taking', 'note take', '["notes","notebook","markdown editor"]', '["note","notebook","markdown editor"]'),
('notion', 'notion', '["notes","wiki","workspace","knowledge base"]', '["note","wiki","workspac","knowledg base"]'),
('evernote', 'evernot', '["notes","note-taking"]', '["note","note take"]'),
('second brain', 'second brain', '["knowledge management","notes","zettelkasten"]', '["knowledg manag","note","zettelkasten"]'),
('zettelkasten', 'zettelkasten', '["notes","knowledge management"]', '["note","knowledg manag"]'),
('outliner', 'outlin', '["notes","lists"]', '["note","list"]'),
('journal', 'journal', '["diary","notes"]', '["diari","note"]'),
('diary', 'diari', '["journal","notes"]', '["journal","note"]'),
('wiki', 'wiki', '["knowledge base","documentation"]', '["knowledg base","document"]'),
('knowledge base', 'knowledg base', '["wiki","documentation","faq"]', '["wiki","document","faq"]'),
('knowledge management', 'knowledg manag', '["wiki","notes","knowledge base"]', '["wiki","note","knowledg base"]'),
('document', 'document', '["files","docs","wiki","knowledge base","manuals"]', '["file","doc","wiki","knowledg base","manual"]'),
('document management', 'document manag', '["dms","archive","paperless","ocr"]', '["dm","archiv","paperless","ocr"]'),
('scan documents', 'scan document', '["ocr","paperless","document archive"]', '["ocr","paperless","document archiv"]'),
('paperless', 'paperless', '["document management","scanning","ocr"]', '["document manag","scan","ocr"]'),
('ocr', 'ocr', '["text recognition","scanning","document"]', '["text recognit","scan","document"]'),
('pdf', 'pdf', '["documents"]', '["document"]'),
('sign documents', 'sign document', '["electronic signature","e-signature","signing"]', '["electron signatur","e signatur","sign"]'),
('electronic signature', 'electron signatur', '["document signing","esignature","contracts"]', '["document sign","esignatur","contract"]'),
('contract', 'contract', '["agreements","document signing","legal"]', '["agreement","document sign","legal"]'),
('collaborative editing', 'collabor edit', '["real-time collaboration","shared documents","co-editing","office suite"]', '["real time collabor","share document","co edit","offic suit"]'),
('word processing', 'word process', '["office suite","documents","text editor"]', '["offic suit","document","text editor"]'),
('office suite', 'offic suit', '["word processor","spreadsheets","presentations"]', '["word processor","spreadsheet","present"]'),
('spreadsheet', 'spreadsheet', '["tables","excel","grid"]', '["tabl","excel","grid"]'),
('excel', 'excel', '["spreadsheet"]', '["spreadsheet"]'),
('airtable', 'airtabl', '["database","spreadsheet","no-code"]', '["databas","spreadsheet","no code"]'),
('presentation', 'present', '["slides","slideshow"]', '["slide","slideshow"]'),
('slide', 'slide', '["presentations","slideshow"]', '["present","slideshow"]'),
('whiteboard', 'whiteboard', '["drawing","canvas","sketch","collaborative board"]', '["draw","canva","sketch","collabor board"]'),
('drawing', 'draw', '["whiteboard","sketch","diagrams"]', '["whiteboard","sketch","diagram"]'),
('diagram', 'diagram', '["flowcharts","charts","drawing"]', '["flowchart","chart","draw"]'),
('flowchart', 'flowchart', '["diagrams"]', '["diagram"]'),
('mind map', 'mind map', '["mindmap","brainstorming","concept map"]', '["mindmap","brainstorm","concept map"]'),
('brainstorming', 'brainstorm', '["mind map","ideas","whiteboard"]', '["mind map","idea","whiteboard"]'),
('file sharing', 'file share', '["file transfer","upload","send files","share files"]', '["file transfer","upload","send file","share file"]'),
('share files', 'share file', '["file sharing","file transfer","upload"]', '["file share","file transfer","upload"]'),
('send files', 'send file', '["file sharing","file transfer","upload"]', '["file share","file transfer","upload"]'),
('large files', 'larg file', '["file transfer","file sharing"]', '["file transfer","file share"]'),
('file transfer', 'file transfer', '["file sharing","upload","send"]', '["file share","upload","send"]'),
('file sync', 'file sync', '["cloud storage","synchronization","file hosting"]', '["cloud storag","synchron","file host"]'),
('cloud storage', 'cloud storag', '["file sync","file hosting","drive"]', '["file sync","file host","drive"]'),
('dropbox', 'dropbox', '["file sync","cloud storage","file sharing"]', '["file sync","cloud storag","file share"]'),
('google drive', 'googl drive', '["cloud storage","file sync","office suite"]', '["cloud storag","file sync","offic suit"]'),
('backup', 'backup', '["snapshots","restore","archive"]', '["snapshot","restor","archiv"]'),
('restore', 'restor', '["backup","recovery"]', '["backup","recoveri"]'),
('archive', 'archiv', '["preservation","backup","snapshots"]', '["preserv","backup","snapshot"]'),
('read later', 'read later', '["bookmarks","save articles"]', '["bookmark","save articl"]'),
('bookmark', 'bookmark', '["links","favorites","read later"]', '["link","favorit","read later"]'),
('link shortener', 'link shorten', '["url shortener","short links"]', '["url shorten","short link"]'),
('short link', 'short link', '["url shortener","shorten links"]', '["url shorten","shorten link"]'),
('short url', 'short url', '["url shortener","link shortener"]', '["url shorten","link shorten"]'),
('url shortener', 'url shorten', '["short links","link shortener"]', '["short link","link shorten"]'),
('link in bio', 'link in bio', '["landing page","links page"]', '["land page","link page"]'),
('pastebin', 'pastebin', '["snippets","paste","text sharing"]', '["snippet","past","text share"]'),
('snippet', 'snippet', '["code sharing","pastebin"]', '["code share","pastebin"]'),
('photo', 'photo', '["pictures","images","gallery"]', '["pictur","imag","galleri"]'),
('picture', 'pictur', '["photos","images"]', '["photo","imag"]'),
('image', 'imag', '["photos","pictures"]', '["photo","pictur"]'),
('photo album', 'photo album', '["photo gallery","photo management","photos"]', '["photo galleri","photo manag","photo"]'),
('photo gallery', 'photo galleri', '["album","pictures","image gallery"]', '["album","pictur","imag galleri"]'),
('album', 'album', '["gallery","photos"]', '["galleri","photo"]'),
('google photos', 'googl photo', '["photo management","photo gallery","photo backup"]', '["photo manag","photo galleri","photo backup"]'),
('image hosting', 'imag host', '["photo sharing","image sharing","upload"]', '["photo share","imag share","upload"]'),
('photo editing', 'photo edit', '["image editing","graphics"]', '["imag edit","graphic"]'),
('video editing', 'video edit', '["movie maker","clips"]', '["movi maker","clip"]'),
('video hosting', 'video host', '["video sharing","streaming","video platform"]', '["video share","stream","video platform"]'),
('video streaming', 'video stream', '["live streaming","media server","broadcasting"]', '["live stream","media server","broadcast"]'),
('youtube', 'youtub', '["video sharing","video hosting","videos"]', '["video share","video host","video"]'),
('live stream', 'live stream', '["broadcasting","streaming","webcast"]', '["broadcast","stream","webcast"]'),
('media server', 'media server', '["streaming","movies","media library"]', '["stream","movi","media librari"]'),
('netflix', 'netflix', '["movies","streaming","media server"]', '["movi","stream","media server"]'),
('movie', 'movi', '["films","cinema","video"]', '["film","cinema","video"]'),
('music', 'music', '["audio","songs","tunes"]', '["audio","song","tune"]'),
('music streaming', 'music stream', '["music server","audio streaming","music player"]', '["music server","audio stream","music player"]'),
('spotify', 'spotifi', '["music streaming","music player"]', '["music stream","music player"]'),
('podcast', 'podcast', '["audio","episodes","rss"]', '["audio","episod","rss"]'),
('radio', 'radio', '["audio streaming","broadcasting"]', '["audio stream","broadcast"]'),
('audiobook', 'audiobook', '["books","listening"]', '["book","listen"]'),
('ebook', 'ebook', '["books","library","epub","reading"]', '["book","librari","epub","read"]'),
('library', 'librari', '["books","catalog","collection"]', '["book","catalog","collect"]'),
('comic', 'comic', '["manga","graphic novels"]', '["manga","graphic novel"]'),
('reading list', 'read list', '["books","read later"]', '["book","read later"]'),
('rss', 'rss', '["feed reader","feeds","news aggregator"]', '["feed reader","feed","new aggreg"]'),
('feed reader', 'feed reader', '["rss","news aggregator","atom"]', '["rss","new aggreg","atom"]'),
('news', 'new', '["feed reader","rss","aggregator"]', '["feed reader","rss","aggreg"]'),
('blog', 'blog', '["publishing","weblog","posts"]', '["publish","weblog","post"]'),
('publishing', 'publish', '["blog","cms"]', '["blog","cm"]'),
('cms', 'cm', '["content management system","website builder"]', '["content manag system","websit builder"]'),
('content management', 'content manag', '["cms","publishing"]', '["cm","publish"]'),
('headless cms', 'headless cm', '["content api","content management"]', '["content api","content manag"]'),
('website builder', 'websit builder', '["cms","page builder","landing pages"]', '["cm","page builder","land page"]'),
('landing page', 'land page', '["website builder","page builder"]', '["websit builder","page builder"]'),
('static site', 'static site', '["site generator","jamstack"]', '["site gener","jamstack"]'),
('wordpress', 'wordpress', '["blog","cms"]', '["blog","cm"]'),
('seo', 'seo', '["search engine optimization","keywords","rankings"]', '["search engin optim","keyword","rank"]'),
('social network', 'social network', '["social media","community","microblogging"]', '["social media","commun","microblog"]'),
('social media', 'social media', '["social network","posts","scheduling"]', '["social network","post","schedul"]'),
('social media scheduling', 'social media schedul', '["social posts","post scheduling"]', '["social post","post schedul"]'),
('twitter', 'twitter', '["microblogging","social network"]', '["microblog","social network"]'),
('facebook', 'facebook', '["social network"]', '["social network"]'),
('instagram', 'instagram', '["photo sharing","social network"]', '["photo share","social network"]');--> statement-breakpoint
INSERT INTO search_synonyms (phrase, stems, others, other_stems) VALUES
('reddit', 'reddit', '["link aggregator","discussion","forum"]', '["link aggreg","discuss","forum"]'),
('forum', 'forum', '["discussion board","community","bulletin board","message board"]', '["discuss board","commun","bulletin board","messag board"]'),
('message board', 'messag board', '["forum","discussion board"]', '["forum","discuss board"]'),
('community', 'commun', '["forum","discussion","members"]', '["forum","discuss","member"]'),
('comment', 'comment', '["discussion","comment system"]', '["discuss","comment system"]'),
('member', 'member', '["membership","community","subscriptions"]', '["membership","commun","subscript"]'),
('membership', 'membership', '["members","club","association"]', '["member","club","associ"]'),
('club', 'club', '["membership","association"]', '["membership","associ"]'),
('nonprofit', 'nonprofit', '["charity","association","donations"]', '["chariti","associ","donat"]'),
('shop', 'shop', '["store","e-commerce","ecommerce"]', '["store","e commerc","ecommerc"]'),
('online shop', 'onlin shop', '["e-commerce","ecommerce","store","shopping cart"]', '["e commerc","ecommerc","store","shop cart"]'),
('online store', 'onlin store', '["e-commerce","ecommerce","shop","shopping cart"]', '["e commerc","ecommerc","shop","shop cart"]'),
('ecommerce', 'ecommerc', '["e-commerce","online store","shop"]', '["e commerc","onlin store","shop"]'),
('e-commerce', 'e commerc', '["ecommerce","online store","shop","shopping cart"]', '["ecommerc","onlin store","shop","shop cart"]'),
('sell online', 'sell onlin', '["e-commerce","online store"]', '["e commerc","onlin store"]'),
('shopping cart', 'shop cart', '["e-commerce","checkout","store"]', '["e commerc","checkout","store"]'),
('marketplace', 'marketplac', '["sellers","vendors","e-commerce"]', '["seller","vendor","e commerc"]'),
('point of sale', 'point of sale', '["pos","cash register"]', '["po","cash regist"]'),
('restaurant', 'restaur', '["menu","food ordering","reservations"]', '["menu","food order","reserv"]'),
('recipe', 'recip', '["cooking","meals","cookbook"]', '["cook","meal","cookbook"]'),
('meal planning', 'meal plan', '["recipes","cooking","shopping list"]', '["recip","cook","shop list"]'),
('cooking', 'cook', '["recipes","meals"]', '["recip","meal"]'),
('groceries', 'groceri', '["shopping list","food","pantry"]', '["shop list","food","pantri"]'),
('shopping list', 'shop list', '["groceries","shopping"]', '["groceri","shop"]'),
('diet', 'diet', '["nutrition","calories","food"]', '["nutrit","calori","food"]'),
('fitness', 'fit', '["workouts","exercise","training","sports"]', '["workout","exercis","train","sport"]'),
('workout', 'workout', '["fitness","exercise","training"]', '["fit","exercis","train"]'),
('exercise', 'exercis', '["fitness","workouts"]', '["fit","workout"]'),
('health', 'health', '["medical","wellness","fitness"]', '["medic","well","fit"]'),
('medical', 'medic', '["health","patients","clinic"]', '["health","patient","clinic"]'),
('patient', 'patient', '["medical records","clinic","health"]', '["medic record","clinic","health"]'),
('clinic', 'clinic', '["medical","patients","appointments"]', '["medic","patient","appoint"]'),
('meditation', 'medit', '["mindfulness","wellness"]', '["mind","well"]'),
('genealogy', 'genealog', '["family tree","ancestry"]', '["famili tree","ancestri"]'),
('family tree', 'famili tree', '["genealogy","ancestry"]', '["genealog","ancestri"]'),
('travel', 'travel', '["trips","itinerary","journeys"]', '["trip","itinerari","journei"]'),
('trip', 'trip', '["travel","itinerary"]', '["travel","itinerari"]'),
('map', 'map', '["gis","geospatial","locations"]', '["gi","geospati","locat"]'),
('gps', 'gp', '["location tracking","maps"]', '["locat track","map"]'),
('location', 'locat', '["gps","maps","tracking"]', '["gp","map","track"]'),
('real estate', 'real estat', '["property","rentals"]', '["properti","rental"]'),
('property management', 'properti manag', '["rentals","tenants","landlords"]', '["rental","tenant","landlord"]'),
('rental', 'rental', '["property","booking","leasing"]', '["properti","book","leas"]'),
('vehicle', 'vehicl', '["car","fleet","fuel"]', '["car","fleet","fuel"]'),
('car maintenance', 'car mainten', '["vehicle","fuel log","fleet"]', '["vehicl","fuel log","fleet"]'),
('fleet', 'fleet', '["vehicles","tracking"]', '["vehicl","track"]'),
('logistics', 'logist', '["shipping","delivery","transport"]', '["ship","deliveri","transport"]'),
('shipping', 'ship', '["delivery","parcels","fulfillment"]', '["deliveri","parcel","fulfil"]'),
('learning', 'learn', '["courses","education","e-learning","training"]', '["cours","educ","e learn","train"]'),
('e-learning', 'e learn', '["courses","learning management system","lms"]', '["cours","learn manag system","lm"]'),
('online course', 'onlin cours', '["learning management","e-learning","lms"]', '["learn manag","e learn","lm"]'),
('lms', 'lm', '["learning management system","courses"]', '["learn manag system","cours"]'),
('teaching', 'teach', '["education","classroom","learning"]', '["educ","classroom","learn"]'),
('class', 'class', '["courses","teaching","classroom"]', '["cours","teach","classroom"]'),
('school', 'school', '["students","education","classroom"]', '["student","educ","classroom"]'),
('student', 'student', '["school","education","learning"]', '["school","educ","learn"]'),
('flashcard', 'flashcard', '["spaced repetition","memorization"]', '["space repetit","memor"]'),
('language learning', 'languag learn', '["vocabulary","spaced repetition"]', '["vocabulari","space repetit"]'),
('translation', 'translat', '["localization","machine translation","languages"]', '["local","machin translat","languag"]'),
('localization', 'local', '["translation"]', '["translat"]'),
('transcription', 'transcript', '["speech to text","captions"]', '["speech to text","caption"]'),
('speech', 'speech', '["voice","transcription"]', '["voic","transcript"]'),
('ai', 'ai', '["artificial intelligence","machine learning","llm"]', '["artifici intellig","machin learn","llm"]'),
('artificial intelligence', 'artifici intellig', '["ai","machine learning","llm"]', '["ai","machin learn","llm"]'),
('llm', 'llm', '["large language model","ai","chatgpt"]', '["larg languag model","ai","chatgpt"]'),
('large language model', 'larg languag model', '["llm","local models","ai"]', '["llm","local model","ai"]'),
('chatgpt', 'chatgpt', '["llm","ai chat","large language model"]', '["llm","ai chat","larg languag model"]'),
('ai assistant', 'ai assist', '["chatgpt","llm","agent"]', '["chatgpt","llm","agent"]'),
('ai agent', 'ai agent', '["autonomous agents","llm"]', '["autonom agent","llm"]'),
('machine learning', 'machin learn', '["ai","models","training"]', '["ai","model","train"]'),
('ai images', 'ai imag', '["image generation","text to image"]', '["imag gener","text to imag"]'),
('analytics', 'analyt', '["statistics","metrics","insights","tracking"]', '["statist","metric","insight","track"]'),
('web analytics', 'web analyt', '["website statistics","visitor statistics","traffic analytics"]', '["websit statist","visitor statist","traffic analyt"]'),
('google analytics', 'googl analyt', '["web analytics","website statistics"]', '["web analyt","websit statist"]'),
('visitor', 'visitor', '["web analytics","traffic"]', '["web analyt","traffic"]'),
('product analytics', 'product analyt', '["events","funnels","user behavior"]', '["event","funnel","user behavior"]'),
('session replay', 'session replai', '["user behavior","heatmaps"]', '["user behavior","heatmap"]'),
('heatmap', 'heatmap', '["user behavior","session replay"]', '["user behavior","session replai"]'),
('a/b testing', 'a b test', '["experimentation","split testing"]', '["experiment","split test"]'),
('feature flag', 'featur flag', '["feature toggles","experimentation","rollouts"]', '["featur toggl","experiment","rollout"]'),
('business intelligence', 'busi intellig', '["dashboards","reporting","charts","data visualization"]', '["dashboard","report","chart","data visual"]'),
('reporting', 'report', '["dashboards","analytics"]', '["dashboard","analyt"]'),
('dashboard', 'dashboard', '["start page","charts","metrics"]', '["start page","chart","metric"]'),
('start page', 'start page', '["dashboard","homepage","bookmarks"]', '["dashboard","homepag","bookmark"]'),
('homepage', 'homepag', '["start page","dashboard"]', '["start page","dashboard"]'),
('data visualization', 'data visual', '["charts","dashboards","graphs"]', '["chart","dashboard","graph"]'),
('chart', 'chart', '["graphs","data visualization"]', '["graph","data visual"]'),
('database', 'databas', '["sql","tables","data storage"]', '["sql","tabl","data storag"]'),
('database administration', 'databas administr', '["sql client","database management"]', '["sql client","databas manag"]'),
('etl', 'etl', '["data pipeline","data integration"]', '["data pipelin","data integr"]'),
('data pipeline', 'data pipelin', '["etl","workflows"]', '["etl","workflow"]'),
('scraping', 'scrape', '["crawler","data extraction"]', '["crawler","data extract"]'),
('crawler', 'crawler', '["scraper","spider"]', '["scraper","spider"]'),
('search engin', 'search engin', '["full-text search","metasearch"]', '["full text search","metasearch"]'),
('web search', 'web search', '["search engine","metasearch"]', '["search engin","metasearch"]'),
('monitoring', 'monitor', '["alerts","uptime","observability","metrics"]', '["alert","uptim","observ","metric"]'),
('uptime', 'uptim', '["monitoring","status page","availability"]', '["monitor","statu page","avail"]'),
('uptime monitoring', 'uptim monitor', '["status page","website monitoring","health checks"]', '["statu page","websit monitor","health check"]'),
('status page', 'statu page', '["uptime","incidents"]', '["uptim","incid"]'),
('website monitoring', 'websit monitor', '["uptime","change detection"]', '["uptim","chang detect"]'),
('logging', 'log', '["log management","observability"]', '["log manag","observ"]'),
('error tracking', 'error track', '["crash reporting","exceptions"]', '["crash report","except"]'),
('observability', 'observ', '["monitoring","tracing","metrics"]', '["monitor","trace","metric"]'),
('incident', 'incid', '["on-call","alerting"]', '["on call","alert"]'),
('automation', 'autom', '["workflows","integration","scripts"]', '["workflow","integr","script"]'),
('workflow', 'workflow', '["automation","processes","pipelines"]', '["autom","process","pipelin"]'),
('zapier', 'zapier', '["workflow automation","integrations"]', '["workflow autom","integr"]'),
('integration', 'integr', '["connectors","api","automation"]', '["connector","api","autom"]'),
('no code', 'no code', '["low-code","app builder","visual"]', '["low code","app builder","visual"]'),
('low code', 'low code', '["no-code","app builder","internal tools"]', '["no code","app builder","intern tool"]'),
('internal tools', 'intern tool', '["low-code","admin panels"]', '["low code","admin panel"]'),
('app builder', 'app builder', '["low-code","no-code"]', '["low code","no code"]'),
('api', 'api', '["rest","endpoints"]', '["rest","endpoint"]'),
('api testing', 'api test', '["http client","postman"]', '["http client","postman"]'),
('postman', 'postman', '["api client","api testing"]', '["api client","api test"]'),
('webhook', 'webhook', '["events","callbacks"]', '["event","callback"]'),
('git', 'git', '["version control","source code","repositories"]', '["version control","sourc code","repositori"]'),
('git hosting', 'git host', '["code hosting","repositories","version control"]', '["code host","repositori","version control"]'),
('github', 'github', '["git hosting","code hosting","repositories"]', '["git host","code host","repositori"]'),
('code hosting', 'code host', '["git","repositories","version control","forge"]', '["git","repositori","version control","forg"]');--> statement-breakpoint
INSERT INTO search_synonyms (phrase, stems, others, other_stems) VALUES
('source code', 'sourc code', '["git","repositories","code hosting"]', '["git","repositori","code host"]'),
('version control', 'version control', '["git","repositories"]', '["git","repositori"]'),
('code review', 'code review', '["pull requests","merge requests"]', '["pull request","merg request"]'),
('code editor', 'code editor', '["ide","programming editor"]', '["id","program editor"]'),
('ide', 'id', '["code editor","development environment"]', '["code editor","develop environ"]'),
('ci', 'ci', '["continuous integration","builds","pipelines"]', '["continu integr","build","pipelin"]'),
('continuous integration', 'continu integr', '["ci","builds","pipelines","delivery"]', '["ci","build","pipelin","deliveri"]'),
('deployment', 'deploy', '["hosting","releases","paas"]', '["host","releas","paa"]'),
('paas', 'paa', '["app deployment","hosting platform"]', '["app deploy","host platform"]'),
('hosting', 'host', '["server","deployment"]', '["server","deploy"]'),
('heroku', 'heroku', '["paas","app deployment"]', '["paa","app deploy"]'),
('container', 'contain', '["docker","kubernetes"]', '["docker","kubernet"]'),
('kubernetes', 'kubernet', '["containers","cluster"]', '["contain","cluster"]'),
('server management', 'server manag', '["administration","control panel"]', '["administr","control panel"]'),
('control panel', 'control panel', '["server administration","hosting panel"]', '["server administr","host panel"]'),
('web server', 'web server', '["http server","reverse proxy"]', '["http server","revers proxi"]'),
('reverse proxy', 'revers proxi', '["load balancer","gateway"]', '["load balanc","gatewai"]'),
('dns', 'dn', '["domain names","resolver"]', '["domain name","resolv"]'),
('domain', 'domain', '["dns","hostnames"]', '["dn","hostnam"]'),
('vpn', 'vpn', '["private network","tunnel","wireguard"]', '["privat network","tunnel","wireguard"]'),
('tunnel', 'tunnel', '["vpn","proxy"]', '["vpn","proxi"]'),
('firewall', 'firewal', '["network security","filtering"]', '["network secur","filter"]'),
('ad blocking', 'ad block', '["dns filtering","trackers"]', '["dn filter","tracker"]'),
('remote desktop', 'remot desktop', '["remote access","screen sharing"]', '["remot access","screen share"]'),
('remote access', 'remot access', '["remote desktop","ssh","vpn"]', '["remot desktop","ssh","vpn"]'),
('screen sharing', 'screen share', '["remote desktop","screencast"]', '["remot desktop","screencast"]'),
('screen recording', 'screen record', '["screencast","video recording"]', '["screencast","video record"]'),
('password', 'password', '["credentials","secrets","vault"]', '["credenti","secret","vault"]'),
('password manager', 'password manag', '["vault","credentials","secrets"]', '["vault","credenti","secret"]'),
('secret', 'secret', '["vault","credentials","one-time secret"]', '["vault","credenti","on time secret"]'),
('two-factor', 'two factor', '["2fa","authentication","otp"]', '["2fa","authent","otp"]'),
('2fa', '2fa', '["two-factor authentication","otp"]', '["two factor authent","otp"]'),
('authentication', 'authent', '["login","single sign-on","identity"]', '["login","singl sign on","ident"]'),
('login', 'login', '["authentication","single sign-on","identity"]', '["authent","singl sign on","ident"]'),
('single sign-on', 'singl sign on', '["sso","identity provider","authentication"]', '["sso","ident provid","authent"]'),
('sso', 'sso', '["single sign-on","identity provider"]', '["singl sign on","ident provid"]'),
('identity', 'ident', '["authentication","single sign-on","users"]', '["authent","singl sign on","user"]'),
('privacy', 'privaci', '["anonymous","tracking protection"]', '["anonym","track protect"]'),
('encryption', 'encrypt', '["end-to-end","security","privacy"]', '["end to end","secur","privaci"]'),
('security', 'secur', '["protection","vulnerabilities","encryption"]', '["protect","vulner","encrypt"]'),
('vulnerability', 'vulner', '["security scanner","audit"]', '["secur scanner","audit"]'),
('compliance', 'complianc', '["gdpr","audit","policies"]', '["gdpr","audit","polici"]'),
('gdpr', 'gdpr', '["privacy","consent","compliance"]', '["privaci","consent","complianc"]'),
('cookie consent', 'cooki consent', '["consent banner","gdpr"]', '["consent banner","gdpr"]'),
('spam', 'spam', '["anti-spam","filtering"]', '["anti spam","filter"]'),
('captcha', 'captcha', '["anti-spam","bot protection"]', '["anti spam","bot protect"]'),
('smart home', 'smart home', '["home automation","iot"]', '["home autom","iot"]'),
('home automation', 'home autom', '["smart home","iot","devices"]', '["smart home","iot","devic"]'),
('iot', 'iot', '["internet of things","sensors","devices"]', '["internet of thing","sensor","devic"]'),
('camera', 'camera', '["surveillance","cctv","nvr"]', '["surveil","cctv","nvr"]'),
('surveillance', 'surveil', '["cameras","cctv","nvr"]', '["camera","cctv","nvr"]'),
('security camera', 'secur camera', '["video surveillance","nvr","cctv"]', '["video surveil","nvr","cctv"]'),
('3d printing', '3d print', '["printer","manufacturing"]', '["printer","manufactur"]'),
('manufacturing', 'manufactur', '["production","mes","machines"]', '["product","me","machin"]'),
('game', 'game', '["multiplayer"]', '["multiplay"]'),
('game server', 'game server', '["gaming","server management"]', '["game","server manag"]'),
('torrent', 'torrent', '["bittorrent","peer-to-peer"]', '["bittorr","peer to peer"]'),
('download manager', 'download manag', '["downloader","transfer"]', '["download","transfer"]'),
('qr', 'qr', '["qr code","barcode"]', '["qr code","barcod"]'),
('barcod', 'barcod', '["qr code","scanning"]', '["qr code","scan"]'),
('icon', 'icon', '["design assets","graphics"]', '["design asset","graphic"]'),
('design', 'design', '["prototyping","graphics","user interface"]', '["prototyp","graphic","user interfac"]'),
('logo', 'logo', '["branding","design"]', '["brand","design"]'),
('wireframe', 'wirefram', '["prototyping","mockups","design"]', '["prototyp","mockup","design"]'),
('prototype', 'prototyp', '["wireframes","mockups","design"]', '["wirefram","mockup","design"]'),
('font', 'font', '["typography"]', '["typographi"]'),
('color', 'color', '["palettes","design"]', '["palett","design"]'),
('ad', 'ad', '["advertising","campaigns"]', '["advertis","campaign"]'),
('advertising', 'advertis', '["ads","ad server","campaigns"]', '["ad","ad server","campaign"]'),
('affiliate', 'affili', '["referrals","partners"]', '["referr","partner"]'),
('referral', 'referr', '["affiliate","loyalty"]', '["affili","loyalti"]'),
('loyalty', 'loyalti', '["rewards","referrals"]', '["reward","referr"]'),
('pet', 'pet', '["animals"]', '["anim"]'),
('baby', 'babi', '["newborn","parenting","child"]', '["newborn","parent","child"]'),
('parenting', 'parent', '["children","family"]', '["children","famili"]'),
('wedding', 'wed', '["guests","events"]', '["guest","event"]'),
('garden', 'garden', '["plants","farming"]', '["plant","farm"]'),
('farm', 'farm', '["agriculture","crops"]', '["agricultur","crop"]'),
('agriculture', 'agricultur', '["farming","food"]', '["farm","food"]');--> statement-breakpoint
-- Listings of before are found again piece by piece.
INSERT INTO outbox (job, subject, payload, due_at, created_at) SELECT 'rebuild-search', 'all', '{"after":0}', 0, 0 WHERE EXISTS (SELECT 1 FROM listings WHERE status IN ('live', 'scheduled'));
