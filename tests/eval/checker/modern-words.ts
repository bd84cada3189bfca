/**
 * Words whose modern spelling follows no rule, by their Uthmani letters without marks other than the dagger alef (see
 * `bareUthmani`). Written from knowledge of the two spellings, not from the product's folding, which is being measured.
 */
export const modernWords: ReadonlyMap<string, string> = new Map(
  `رءا رأى
   فرءا فرأى
   ورءا ورأى
   ونءا ونأى
   تراءا تراءى
   ملايه ملئه
   وملايه وملئه
   وملايهم وملئهم
   ساوريكم سأريكم
   بايد بأيد
   باييكم بأيكم
   افاين أفإن
   نبإي نبإ
   يبنؤم يا ابن أم
   هٰانتم ها أنتم
   ونـا ونأى
   تايـسوا تيأسوا
   يايـس ييأس
   استيـس استيأس
   استيـسوا استيأسوا
   طغا طغى
   لدا لدى
   اقصا أقصى
   الاقصا الأقصى
   تترا تترى
   ليسـوا ليسوءوا
   ويبصط ويبسط
   بصطه بسطة
   فادٰرٰتم فادارأتم
   ليكه الأيكة
   اولوا أولو
   واولوا وأولو
   الربوٰا الربا
   ربا ربا
   ثمودا ثمود
   وثمودا وثمود
   سلٰسلا سلاسل
   امرؤا امرؤ
   لـيكه الأيكة`
    .split('\n')
    .map((line) => {
      const [uthmani = '', ...modern] = line.trim().split(' ');
      return [uthmani, modern.join(' ')] as const;
    }),
);
