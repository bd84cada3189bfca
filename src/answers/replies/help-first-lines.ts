import { type SiteText, siteText } from '../site-text.ts';

/** The first lines of help: what matters at once, before the whole text in English. */
interface FirstLines {
  crisis: SiteText;
  abuse: SiteText;
  taken: SiteText;
}

/** By the language of the question; English and Arabic have the whole help. */
export const helpFirstLines: Readonly<Record<string, FirstLines>> = {
  fr: {
    crisis: siteText`Merci de l’avoir écrit. Vous n’avez pas à porter cela seul. **Si vous, ou la personne dont vous parlez, êtes en danger, appelez maintenant le numéro d’urgence** (112 en Europe; en France aussi le 3114, jour et nuit). Parlez-en aujourd’hui à une personne proche. Des lignes d’écoute gratuites, par pays: [findahelpline.com](https://findahelpline.com).`,
    abuse: siteText`Merci de l’avoir dit. Votre sécurité passe avant tout, et ce n’est pas votre faute. **En cas de danger, appelez maintenant le numéro d’urgence** (112 en Europe; en France aussi le 3919). Parlez-en à une personne de confiance. Des lignes d’aide gratuites, par pays: [findahelpline.com](https://findahelpline.com).`,
    taken: siteText`**Si quelque chose a été avalé: appelez maintenant le 112 ou le 15, même si vous vous sentez bien.**`,
  },
  es: {
    crisis: siteText`Gracias por escribirlo. No tiene que cargar con esto a solas. **Si usted, o la persona de quien habla, está en peligro, llame ahora al número de emergencias** (112 en Europa, 911 en muchos países de América; en España también el 024). Cuénteselo hoy a alguien cercano. Líneas de ayuda gratuitas por país: [findahelpline.com](https://findahelpline.com).`,
    abuse: siteText`Gracias por decirlo. Su seguridad es lo primero, y no es culpa suya. **Si hay peligro, llame ahora al número de emergencias** (112 en Europa, 911 en muchos países de América; en España también el 016). Cuénteselo a alguien de confianza. Líneas de ayuda gratuitas por país: [findahelpline.com](https://findahelpline.com).`,
    taken: siteText`**Si ya tomó o tragó algo: llame ahora a emergencias, aunque se sienta bien.**`,
  },
  de: {
    crisis: siteText`Danke, dass du das geschrieben hast. Du musst es nicht allein tragen. **Wenn du oder jemand, von dem du schreibst, in Gefahr ist, ruf jetzt den Notruf** (112). Die Telefonseelsorge ist in Deutschland kostenlos unter 0800 111 0 111 da, Tag und Nacht. Sag es heute einem Menschen in deiner Nähe. Hilfe nach Ländern: [findahelpline.com](https://findahelpline.com).`,
    abuse: siteText`Danke, dass du das sagst. Deine Sicherheit geht vor, und es ist nicht deine Schuld. **Bei Gefahr ruf jetzt den Notruf** (112; Polizei in Deutschland 110). Das Hilfetelefon Gewalt gegen Frauen ist in Deutschland unter 116 016 kostenlos. Sag es jemandem, dem du vertraust. Hilfe nach Ländern: [findahelpline.com](https://findahelpline.com).`,
    taken: siteText`**Wenn schon etwas geschluckt wurde: Ruf jetzt die 112, auch wenn du dich gut fühlst.**`,
  },
  tr: {
    crisis: siteText`Bunu yazdığın için teşekkür ederim. Bunu tek başına taşımak zorunda değilsin. **Sen ya da yazdığın kişi tehlikedeyse hemen acil numarayı ara** (Türkiye ve Avrupa’da 112). Bugün yakınındaki birine söyle. Ülkelere göre ücretsiz destek hatları: [findahelpline.com](https://findahelpline.com).`,
    abuse: siteText`Bunu söylediğin için teşekkür ederim. Önce senin güvenliğin gelir ve bu senin suçun değil. **Tehlike varsa hemen acil numarayı ara** (Türkiye ve Avrupa’da 112; Türkiye’de sosyal destek 183). Güvendiğin birine söyle. Ülkelere göre ücretsiz destek hatları: [findahelpline.com](https://findahelpline.com).`,
    taken: siteText`**Bir şey içildi ya da yutulduysa: kendini iyi hissetsen bile hemen 112’yi ara.**`,
  },
  id: {
    crisis: siteText`Terima kasih sudah menuliskannya. Anda tidak harus menanggungnya sendirian. **Jika Anda, atau orang yang Anda ceritakan, dalam bahaya, hubungi nomor darurat sekarang** (di Indonesia 112 atau 119). Ceritakan hari ini kepada satu orang di dekat Anda. Layanan bantuan gratis menurut negara: [findahelpline.com](https://findahelpline.com).`,
    abuse: siteText`Terima kasih sudah mengatakannya. Keselamatan Anda yang utama, dan ini bukan salah Anda. **Jika ada bahaya, hubungi nomor darurat sekarang** (di Indonesia 112 atau polisi 110; layanan SAPA 129). Ceritakan kepada orang yang Anda percaya. Layanan bantuan gratis menurut negara: [findahelpline.com](https://findahelpline.com).`,
    taken: siteText`**Jika sesuatu sudah diminum atau ditelan: hubungi nomor darurat sekarang, walaupun Anda merasa baik-baik saja.**`,
  },
  ms: {
    crisis: siteText`Terima kasih kerana menulisnya. Anda tidak perlu menanggungnya seorang diri. **Jika anda, atau orang yang anda ceritakan, dalam bahaya, hubungi nombor kecemasan sekarang** (di Malaysia 999). Beritahu seseorang yang dekat dengan anda hari ini. Talian bantuan percuma mengikut negara: [findahelpline.com](https://findahelpline.com).`,
    abuse: siteText`Terima kasih kerana memberitahu. Keselamatan anda yang utama, dan ini bukan salah anda. **Jika ada bahaya, hubungi nombor kecemasan sekarang** (di Malaysia 999; Talian Kasih 15999). Beritahu orang yang anda percaya. Talian bantuan percuma mengikut negara: [findahelpline.com](https://findahelpline.com).`,
    taken: siteText`**Jika sesuatu sudah ditelan atau diminum: hubungi nombor kecemasan sekarang, walaupun anda rasa sihat.**`,
  },
  ur: {
    crisis: siteText`آپ نے یہ لکھا، اس کا شکریہ۔ آپ کو یہ بوجھ اکیلے نہیں اٹھانا۔ **اگر آپ، یا جن کے بارے میں آپ لکھ رہے ہیں، خطرے میں ہیں تو ابھی اپنے ملک کا ہنگامی نمبر ملائیں** (پاکستان میں 1122 یا 15، بھارت میں 112)۔ آج ہی کسی قریبی شخص کو بتائیں۔ ملکوں کے حساب سے مفت امدادی لائنیں: [findahelpline.com](https://findahelpline.com)۔`,
    abuse: siteText`آپ نے یہ بتایا، اس کا شکریہ۔ سب سے پہلے آپ کی حفاظت ہے، اور اس میں آپ کا قصور نہیں۔ **خطرہ ہو تو ابھی اپنے ملک کا ہنگامی نمبر ملائیں** (پاکستان میں 15، بھارت میں 112)۔ کسی ایسے شخص کو بتائیں جس پر آپ کو بھروسا ہو۔ ملکوں کے حساب سے مفت امدادی لائنیں: [findahelpline.com](https://findahelpline.com)۔`,
    taken: siteText`**اگر کچھ کھا یا پی لیا گیا ہے تو ابھی ہنگامی نمبر ملائیں، چاہے آپ ٹھیک محسوس کر رہے ہوں۔**`,
  },
  'ur-Latn': {
    crisis: siteText`Aap ne yeh likha, is ka shukriya. Aap ko yeh bojh akele nahi uthana. **Agar aap, ya jin ke baare mein aap likh rahe hain, khatre mein hain to abhi apne mulk ka emergency number milayen** (Pakistan mein 1122 ya 15, India mein 112). Aaj hi kisi qareebi shakhs ko batayen. Mulkon ke hisaab se muft madad ki lines: [findahelpline.com](https://findahelpline.com).`,
    abuse: siteText`Aap ne yeh bataya, is ka shukriya. Sab se pehle aap ki hifazat hai, aur is mein aap ka qasoor nahi. **Khatra ho to abhi apne mulk ka emergency number milayen** (Pakistan mein 15, India mein 112). Kisi aise shakhs ko batayen jis par aap ko bharosa ho. Mulkon ke hisaab se muft madad ki lines: [findahelpline.com](https://findahelpline.com).`,
    taken: siteText`**Agar kuch kha ya pi liya gaya hai to abhi emergency number milayen, chahe aap theek mehsoos kar rahe hon.**`,
  },
  bn: {
    crisis: siteText`এটি লেখার জন্য ধন্যবাদ। এই কষ্ট আপনাকে একা বহন করতে হবে না। **আপনি, বা যার কথা লিখছেন, বিপদে থাকলে এখনই জরুরি নম্বরে ফোন করুন** (বাংলাদেশে 999, ভারতে 112)। আজই কাছের কাউকে বলুন। দেশ অনুযায়ী বিনামূল্যের সহায়তা লাইন: [findahelpline.com](https://findahelpline.com)।`,
    abuse: siteText`এটি বলার জন্য ধন্যবাদ। আপনার নিরাপত্তা সবার আগে, আর এটি আপনার দোষ নয়। **বিপদ থাকলে এখনই জরুরি নম্বরে ফোন করুন** (বাংলাদেশে 999, নারী ও শিশুদের জন্য 109; ভারতে 112)। বিশ্বাস করেন এমন কাউকে বলুন। দেশ অনুযায়ী বিনামূল্যের সহায়তা লাইন: [findahelpline.com](https://findahelpline.com)।`,
    taken: siteText`**কিছু খেয়ে বা গিলে ফেললে: ভালো বোধ করলেও এখনই জরুরি নম্বরে ফোন করুন।**`,
  },
};
