/** Where anybody gets an address, for nothing, for money or with their connection. */
const PROVIDERS: ReadonlySet<string> = new Set(
	(
		"gmail.com googlemail.com msn.com ymail.com rocketmail.com icloud.com me.com mac.com aim.com " +
		"proton.me protonmail.com protonmail.ch pm.me tutanota.com tutanota.de tutamail.com tuta.com tuta.io keemail.me " +
		"fastmail.com fastmail.fm hey.com zoho.com zoho.eu zohomail.com mail.com email.com usa.com inbox.com pobox.com " +
		"hushmail.com runbox.com startmail.com mailfence.com posteo.de posteo.net mailbox.org disroot.org riseup.net " +
		"kolabnow.com migadu.com ctemplar.com cock.li skiff.com onmail.com duck.com mozmail.com simplelogin.com simplelogin.io " +
		"simplelogin.co aleeas.com addy.io anonaddy.com anonaddy.me 33mail.com yopmail.com mailinator.com " +
		"guerrillamail.com sharklasers.com temp-mail.org 10minutemail.com maildrop.cc dispostable.com getnada.com " +
		"web.de freenet.de t-online.de arcor.de bluewin.ch hispeed.ch a1.net chello.at " +
		"orange.fr free.fr laposte.net wanadoo.fr sfr.fr neuf.fr bbox.fr libero.it virgilio.it alice.it tiscali.it tin.it " +
		"telenet.be skynet.be ziggo.nl kpnmail.nl planet.nl xs4all.nl telia.com bredband.net online.no " +
		"seznam.cz email.cz centrum.cz volny.cz atlas.cz azet.sk wp.pl o2.pl onet.pl interia.pl abv.bg freemail.hu citromail.hu " +
		"mail.ru inbox.ru list.ru bk.ru internet.ru ya.ru rambler.ru ukr.net i.ua meta.ua " +
		"btinternet.com sky.com virginmedia.com ntlworld.com talktalk.net comcast.net verizon.net att.net sbcglobal.net " +
		"bellsouth.net cox.net charter.net earthlink.net optonline.net juno.com rogers.com shaw.ca sympatico.ca bigpond.com " +
		"optusnet.com.au xtra.co.nz uol.com.br bol.com.br terra.com.br ig.com.br globo.com rediffmail.com " +
		"qq.com foxmail.com 163.com 126.com yeah.net sina.com sina.cn sohu.com aliyun.com 139.com 189.cn " +
		"naver.com hanmail.net daum.net kakao.com nate.com docomo.ne.jp ezweb.ne.jp softbank.ne.jp excite.co.jp"
	).split(" "),
);

/** Those that have one in many countries: `hotmail.co.uk`, `yahoo.com.br`. */
const IN_MANY_COUNTRIES = /^(?:aol|gmx|hotmail|live|outlook|yahoo|yandex)\.(?:com|net|[a-z]{2}|com?\.[a-z]{2})$/;

/** Whether anybody may have an address at a domain, so that having one says nothing of who runs it. @param domain lower case. */
export function isMailProvider(domain: string): boolean {
	return PROVIDERS.has(domain) || IN_MANY_COUNTRIES.test(domain);
}
